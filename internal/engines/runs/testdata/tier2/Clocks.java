import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;

/** java.time. */
class Clocks {
    static void all() {
        int[][] days = {{1970, 1, 1}, {2000, 2, 29}, {2024, 12, 31}, {1, 1, 1}, {-5, 3, 31}, {1582, 10, 15}, {9999, 12, 31}, {2023, 2, 29}, {2020, 13, 1}, {1900, 2, 28}};
        for (int[] d : days) {
            try {
                LocalDate x = LocalDate.of(d[0], d[1], d[2]);
                System.out.println(x + " " + x.getDayOfWeek() + " " + x.getDayOfYear() + " " + x.isLeapYear() + " " + x.toEpochDay() + " " + x.hashCode() + " " + x.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
                System.out.println(x.plusDays(60) + " " + x.plusMonths(-1) + " " + x.plusYears(1) + " " + x.minusWeeks(3) + " " + x.withDayOfMonth(1) + " " + x.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + x.with(TemporalAdjusters.lastDayOfMonth()));
                for (int[] e : days) {
                    if (e[1] <= 12 && !(e[0] == 2023)) {
                        LocalDate y = LocalDate.of(e[0], e[1], e[2]);
                        System.out.println(Period.between(x, y) + " " + ChronoUnit.DAYS.between(x, y) + " " + ChronoUnit.MONTHS.between(x, y) + " " + x.compareTo(y) + x.isBefore(y));
                    }
                }
            } catch (DateTimeException e) {
                System.out.println(e.getMessage());
            }
        }
        for (long s : new long[] {0, 1, -1, 3600, 86399, 86400, 1234567890L, -62135596800L}) {
            Instant i = Instant.ofEpochSecond(s, 5);
            System.out.println(i + " " + i.toEpochMilli() + " " + Duration.ofSeconds(s, 7000000) + " " + Duration.ofSeconds(s).toMinutes() + " " + LocalDateTime.ofEpochSecond(s, 0, ZoneOffset.ofHours(2)) + " " + OffsetDateTime.of(LocalDateTime.ofEpochSecond(s, 0, ZoneOffset.UTC), ZoneOffset.ofHoursMinutes(-3, -30)));
        }
        LocalTime t = LocalTime.of(23, 59, 59, 999);
        System.out.println(t + " " + t.plusNanos(1) + " " + t.plusHours(5) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.toSecondOfDay() + " " + t.get(ChronoField.AMPM_OF_DAY) + " " + LocalTime.MIDNIGHT.minusMinutes(1));
        System.out.println(Year.of(2024).atDay(366) + " " + YearMonth.of(2023, 2).atEndOfMonth() + " " + Year.isLeap(1900) + " " + DayOfWeek.SUNDAY.plus(1));
        for (String s : new String[] {"2021-12-03", "2021-12-3", "x", "2021-02-30"}) {
            try {
                System.out.println(LocalDate.parse(s));
            } catch (DateTimeException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(LocalTime.parse("10:15:30.5") + " " + LocalDateTime.parse("2007-12-03T10:15") + " " + Duration.parse("P2DT3H4M5.6S") + " " + Period.parse("P1Y2M-3D").toTotalMonths() + " " + Instant.parse("2020-02-30".replace("30", "29") + "T00:00:00Z"));
    }
}
