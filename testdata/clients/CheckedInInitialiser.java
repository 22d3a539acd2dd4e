// An explicit check of an argument fails in the initialiser of the class, whatever a client calls it with.
// fails: Share.of
public class CheckedInInitialiser {
    public static class Share {
        static final int NONE = of(0);
        public static int of(int parts) {
            if (parts < 1) throw new IllegalArgumentException();
            return 100 / parts;
        }
    }
}

class CheckedInInitialiserDriver {
    public static void main(String[] args) {
        CheckedInInitialiser.Share.of(1);
    }
}
