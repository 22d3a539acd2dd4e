// verdict: UNSAFE
// twin: MonthShapeSafe
// about: Month 00 is accepted.
// run: values=2024-00

import org.sosy_lab.sv_benchmarks.Verifier;

public class MonthShapeZero {
    private static final String[] NAMES = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

    static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    static int month(String s) {
        if (s.length() != 7 || s.charAt(4) != '-') {
            return -1;
        }
        for (int i = 0; i < 7; i++) {
            if (i != 4 && !digit(s.charAt(i))) {
                return -1;
            }
        }
        int m = (s.charAt(5) - '0') * 10 + s.charAt(6) - '0';
        return m <= 12 ? m : -1;
    }

    public static void main(String[] args) {
        int m = month(Verifier.nondetString());
        if (m != -1) {
            System.out.println(NAMES[m - 1]); // expect: violated array-index
        }
    }
}
