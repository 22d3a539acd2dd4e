// verdict: SAFE
// twin: DayOfFebruary
// about: Every day from 1 to 31 is one of January. No engine proves that yet.
// run: values=30

import java.time.LocalDate;
import java.util.Random;

public class DayOfJanuarySafe {
    public static void main(String[] args) {
        int day = 1 + new Random().nextInt(31);
        LocalDate date = LocalDate.of(2024, 1, day);
        System.out.println(date);
    }
}
