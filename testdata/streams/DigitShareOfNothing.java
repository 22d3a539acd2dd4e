// verdict: UNSAFE
// twin: DigitShareSafe
// about: An empty text has no characters.
// run: args=,a

public class DigitShareOfNothing {
    static long share(String text) {
        long digits = text.chars().filter(c -> c >= '0' && c <= '9').count();
        return 100 * digits / text.length(); // expect: violated division-by-zero
    }

    public static void main(String[] args) {
        for (String word : args) {
                        System.out.println(word + ": " + share(word) + " %");
        }
    }
}
