// verdict: UNSAFE
// twin: NextCharSafe
// about: The last character has none after it.
// run: args=%EF%BF%BF

public class NextCharLast {
    static char next(char c) {
        return (char) (c + 1);
    }

    public static void main(String[] args) {
        if (args.length == 0 || args[0].length() != 1) {
            return;
        }
        char c = args[0].charAt(0);
        char d = next(c);
        assert d >= c; // expect: violated assert
    }
}
