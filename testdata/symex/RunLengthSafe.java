// verdict: SAFE
// twin: RunLengthSingles
// about: Equal letters in a row are written as a letter and a count; that is at most twice as long.
// run: args=aab

public class RunLengthSafe {
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
            assert code.length() <= 2 * args[0].length();
        }
    }
}
