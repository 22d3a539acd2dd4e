// verdict: SAFE
// twin: SignedDigitsSignOnly
// about: A text is looked at before it is parsed, so that parsing cannot fail.
// run: args=-12
// run: args=-
// run: args=x

public class SignedDigitsSafe {
    static boolean number(String s) {
        if (s.isEmpty() || s.length() > 5) {
            return false;
        }
        int i = 0;
        if (s.charAt(0) == '-') {
            i++;
        }
        if (i == s.length()) {
            return false;
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
                assert false : "looked at before";
            }
            assert n > -10000 && n < 100000;
        }
    }
}
