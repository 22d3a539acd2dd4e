// verdict: UNSAFE
// twin: SignedDigitsSafe
// about: A sign alone passes the check.
// run: args=-

public class SignedDigitsSignOnly {
    static boolean number(String s) {
        if (s.isEmpty() || s.length() > 5) {
            return false;
        }
        int i = 0;
        if (s.charAt(0) == '-') {
            i++;
        }
        for (; i < s.length(); i++) {
            if (s.charAt(i) < '0' || s.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        if (args.length > 0 && number(args[0])) {
            int n = 0;
            try {
                n = Integer.parseInt(args[0]);
            } catch (NumberFormatException e) {
                assert false : "looked at before"; // expect: violated assert
            }
            assert n > -10000 && n < 100000;
        }
    }
}
