// verdict: SAFE
// twin: KeywordEndsEarly
// about: A matcher for the word "abz", written by hand, with a check of what it has seen.
// run: args=abz
// run: args=ab

public class KeywordSafe {
    static boolean matches(String s) {
        return s.length() == 3 && s.charAt(0) == 'a' && s.charAt(1) == 'b' && s.charAt(2) == 'z';
    }

    public static void main(String[] args) {
        if (args.length == 1 && matches(args[0])) {
            assert args[0].equals("abz");
        }
    }
}
