// verdict: UNSAFE
// twin: LetterCountSafe
// about: Counts letters in a table indexed by c - 'a'.
// about: One character beyond 'z' can be drawn.
// run: values=1,26

import java.util.Random;

public class LetterCountOffByOne {
    public static void main(String[] args) {
        Random random = new Random();
        int[] table = new int[26];
        int n = random.nextInt(50);
        for (int i = 0; i < n; i++) {
            char c = (char) ('a' + random.nextInt(27));
            table[c - 'a']++; // expect: violated array-index
        }
    }
}
