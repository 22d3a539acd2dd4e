import java.time.*;
import java.util.*;

/** Dates and times without a zone's rules. */
public class Times {
    public static void main(String[] args) {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.setTimeInMillis(1583020800123L);
        for (int field = 0; field < Calendar.FIELD_COUNT; field++) {
            System.out.println(field + " " + c.get(field) + " " + c.getActualMaximum(field));
        }
        c.add(Calendar.MONTH, -1);
        System.out.println(c.getTimeInMillis() + " " + c.get(Calendar.DAY_OF_MONTH));
        c.set(2024, Calendar.FEBRUARY, 29, 12, 30, 15);
        c.roll(Calendar.YEAR, 1);
        System.out.println(c.getTimeInMillis() + " " + ((Calendar) c.clone()).equals(c) + c.getFirstDayOfWeek());
        c.setLenient(false);
        c.set(Calendar.MONTH, 17);
        try {
            c.getTime();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Date d = new Date(86400000L * 365);
        System.out.println(d.getTime() + " " + d.before(new Date(0)) + d.compareTo(new Date(5)) + d.hashCode());
        LocalDate day = LocalDate.of(2024, 2, 29);
        System.out.println(day + " " + day.plusYears(1) + " " + day.getDayOfWeek() + " " + day.isLeapYear() + day.lengthOfMonth() + " " + day.plusDays(400).getDayOfYear());
        System.out.println(LocalTime.of(23, 59, 59).plusSeconds(2) + " " + LocalDateTime.of(2020, 1, 31, 10, 0).plusMonths(1));
        System.out.println(Duration.ofSeconds(3725, 5000000) + " " + Duration.between(LocalTime.NOON, LocalTime.MIDNIGHT).toMinutes() + " " + Duration.ofMillis(-1).isNegative() + Duration.parse("PT1H2M").getSeconds());
        System.out.println(Period.between(LocalDate.of(2000, 3, 1), day) + " " + Instant.ofEpochSecond(1000000000L) + " " + Instant.EPOCH.plusMillis(1234).getNano());
        System.out.println(LocalDate.parse("2021-12-03").minusWeeks(1) + " " + YearMonth.of(2023, 2).atEndOfMonth() + " " + ZoneOffset.ofHours(2) + " " + OffsetDateTime.of(LocalDateTime.of(2020, 5, 5, 5, 5), ZoneOffset.UTC).toEpochSecond());
        try {
            LocalDate.of(2023, 2, 29);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
