// verdict: SAFE
// twin: LeapYearTwiceCenturies
// about: Two ways to say which years are leap years.
// run: values=2000

import java.util.Random;

public class LeapYearTwiceSafe {
    static boolean byRule(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    static boolean byCases(int year) {
        if (year % 25 != 0) {
            return (year & 3) == 0;
        }
        return (year & 15) == 0;
    }

    public static void main(String[] args) {
        int year = new Random().nextInt(4000);
        assert byRule(year) == byCases(year);
    }
}
