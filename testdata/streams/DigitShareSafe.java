// verdict: SAFE
// twin: DigitShareOfNothing
// about: How many of a hundred characters are digits.
// run: args=a1,,b
// run: args=

public class DigitShareSafe {
    static long share(String text) {
        long digits = text.chars().filter(c -> c >= '0' && c <= '9').count();
        return 100 * digits / text.length();
    }

    public static void main(String[] args) {
        for (String word : args) {
            if (word.isEmpty()) {
                continue;
            }
            System.out.println(word + ": " + share(word) + " %");
        }
    }
}
