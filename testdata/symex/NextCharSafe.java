// verdict: SAFE
// twin: NextCharLast
// about: The character after another one is greater, unless that is the last of all.
// run: args=a

public class NextCharSafe {
    static char next(char c) {
        return c == Character.MAX_VALUE ? c : (char) (c + 1);
    }

    public static void main(String[] args) {
        if (args.length == 0 || args[0].length() != 1) {
            return;
        }
        char c = args[0].charAt(0);
        char d = next(c);
        assert d >= c;
    }
}
