// verdict: UNSAFE
// twin: RepeatedPairSafe
// about: The matcher does not look at the state in which it ends.
// run: args=aba

public class RepeatedPairOpenEnd {
    /** Whether s is "ab", once or more often. */
    static boolean matches(String s) {
        int state = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (state != 1 && c == 'a') {
                state = 1;
            } else if (state == 1 && c == 'b') {
                state = 2;
            } else {
                return false;
            }
        }
        return state != 0;
    }

    public static void main(String[] args) {
        if (args.length > 0 && args[0].length() <= 5 && matches(args[0])) {
            String s = args[0];
            assert s.charAt(0) == 'a';
            assert s.length() % 2 == 0; // expect: violated assert
        }
    }
}
