// verdict: SAFE
// twin: LeapYearsShort
// about: The program has one run, and java.time has no model: the JDK's own code runs.
// run:

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

public class LeapYearsSafe {
    public static void main(String[] args) {
        LocalDate date = LocalDate.of(2023, 3, 1);
        long days = 0;
        for (int i = 0; i < 4; i++) {
            LocalDate next = date.plusYears(1);
            days += ChronoUnit.DAYS.between(date, next);
            date = next;
        }
        assert days == 4 * 365 + 1;
        System.out.println(date);
    }
}
