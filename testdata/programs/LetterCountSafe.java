// verdict: SAFE
// twin: LetterCountOffByOne
// about: Counts letters in a table indexed by c - 'a'.
// run: values=1,25

import java.util.Random;

public class LetterCountSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int[] table = new int[26];
        int n = random.nextInt(50);
        for (int i = 0; i < n; i++) {
            char c = (char) ('a' + random.nextInt(26));
            table[c - 'a']++;
        }
    }
}
