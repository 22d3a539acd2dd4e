// verdict: SAFE
// twin: VowelsDeletedSkips
// about: Vowels are deleted from a short word, and an index does not move on after a deletion.
// run: args=aab
// run: args=loud

public class VowelsDeletedSafe {
    static boolean vowel(char c) {
        return "aeiou".indexOf(c) >= 0;
    }

    static String consonants(String word) {
        StringBuilder b = new StringBuilder(word);
        int i = 0;
        while (i < b.length()) {
            if (vowel(b.charAt(i))) {
                b.deleteCharAt(i);
            } else {
                i++;
            }
        }
        return b.toString();
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() <= 4) {
            String s = consonants(args[0]);
            for (int i = 0; i < s.length(); i++) {
                assert !vowel(s.charAt(i));
            }
        }
    }
}
