// verdict: UNSAFE
// twin: KeywordSafe
// about: A matcher that looks at no more than the first two letters and the last.
// run: args=abbz

public class KeywordEndsEarly {
    static boolean matches(String s) {
        return s.length() >= 3 && s.charAt(0) == 'a' && s.charAt(1) == 'b' && s.charAt(s.length() - 1) == 'z';
    }

    public static void main(String[] args) {
        if (args.length == 1 && matches(args[0])) {
            assert args[0].equals("abz"); // expect: violated assert
        }
    }
}
