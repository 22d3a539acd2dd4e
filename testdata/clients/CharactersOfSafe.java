// A loop over a text.
// proved: Text.count
public class CharactersOfSafe {
    public static class Text {
        public static int count(String s, char c) {
            int n = 0;
            for (int i = 0; i < s.length(); i++) {
                if (s.charAt(i) == c) {
                    n++;
                }
            }
            return n;
        }
    }
}

class CharactersOfSafeDriver {
    public static void main(String[] args) {
        CharactersOfSafe.Text.count("a", 'a');
    }
}
