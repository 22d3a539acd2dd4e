// A loop over a text goes one too far.
// fails: Text.count
public class CharactersOf {
    public static class Text {
        public static int count(String s, char c) {
            int n = 0;
            for (int i = 0; i <= s.length(); i++) {
                if (s.charAt(i) == c) {
                    n++;
                }
            }
            return n;
        }
    }
}

class CharactersOfDriver {
    public static void main(String[] args) {
        CharactersOf.Text.count("a", 'a');
    }
}
