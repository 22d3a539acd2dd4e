// verdict: UNSAFE
// twin: LeapYearsSafe
// about: One of four years has a day more.
// run:

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

public class LeapYearsShort {
    public static void main(String[] args) {
        LocalDate date = LocalDate.of(2023, 3, 1);
        long days = 0;
        for (int i = 0; i < 4; i++) {
            LocalDate next = date.plusYears(1);
            days += ChronoUnit.DAYS.between(date, next);
            date = next;
        }
        assert days == 4 * 365; // expect: violated assert
        System.out.println(date);
    }
}
