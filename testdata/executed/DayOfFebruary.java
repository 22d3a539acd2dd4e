// verdict: UNSAFE
// twin: DayOfJanuarySafe
// about: There is no 30th of February: a method of the JDK without a model throws.
// run: values=30

import java.time.LocalDate;
import java.util.Random;

public class DayOfFebruary {
    public static void main(String[] args) {
        int day = 1 + new Random().nextInt(31);
        LocalDate date = LocalDate.of(2024, 2, day); // expect: violated uncaught-exception
        System.out.println(date);
    }
}
