// verdict: UNSAFE
// twin: LeapYearTwiceSafe
// about: One way forgets years such as 2000.
// run: values=2000

import java.util.Random;

public class LeapYearTwiceCenturies {
    static boolean byRule(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    static boolean byCases(int year) {
        if (year % 25 != 0) {
            return (year & 3) == 0;
        }
        return false;
    }

    public static void main(String[] args) {
        int year = new Random().nextInt(4000);
        assert byRule(year) == byCases(year); // expect: violated assert
    }
}
