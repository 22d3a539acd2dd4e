// verdict: UNSAFE
// twin: VowelsDeletedSafe
// about: The letter after a deleted one is not looked at.
// run: args=aa

public class VowelsDeletedSkips {
    static boolean vowel(char c) {
        return "aeiou".indexOf(c) >= 0;
    }

    static String consonants(String word) {
        StringBuilder b = new StringBuilder(word);
        int i = 0;
        while (i < b.length()) {
            if (vowel(b.charAt(i))) {
                b.deleteCharAt(i);
            }
            i++;
        }
        return b.toString();
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() <= 4) {
            String s = consonants(args[0]);
            for (int i = 0; i < s.length(); i++) {
                assert !vowel(s.charAt(i)); // expect: violated assert
            }
        }
    }
}
