// verdict: UNSAFE
// twin: RunLengthSafe
// about: The result is taken not to be longer than the text.
// run: args=abc

public class RunLengthSingles {
    static String encode(String text) {
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            int from = i;
            while (i < text.length() && text.charAt(i) == text.charAt(from)) {
                i++;
            }
            out.append(text.charAt(from)).append(i - from);
        }
        return out.toString();
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() > 1 && args[0].length() <= 4) {
            String code = encode(args[0]);
            assert code.length() <= args[0].length(); // expect: violated assert
        }
    }
}
