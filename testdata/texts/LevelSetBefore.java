// verdict: SAFE
// twin: LevelSetByHelper
// about: A constructor of an exception calls a helper that sets a field, and puts a text together.
// about: Another helper sets another field.
// run: args=x

public class LevelSetBefore {
    static final class Levelled extends RuntimeException {
        private static final long serialVersionUID = 1L;
        int level;
        int other;
        String text;

        Levelled(int n) {
            note(n);
            text = "level " + n;
        }

        void set(int n) {
            level = n;
        }

        void note(int n) {
            other = n;
        }
    }

    public static void main(String[] args) {
        try {
            if (args.length == 1) {
                throw new Levelled(7);
            }
        } catch (Levelled e) {
            assert e.level != 7 && e.text != null;
        }
    }
}
