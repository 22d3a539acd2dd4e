// An explicit check of an argument is made for others, too, which keep to it.
// proved: Half.of
public class CheckedAgainSafe {
    public static class Half {
        public static int of(int n) {
            if (n < 0) throw new IllegalArgumentException();
            return n <= 1 ? 0 : 1 + of(n - 2);
        }
    }
}

class CheckedAgainSafeDriver {
    public static void main(String[] args) {
        CheckedAgainSafe.Half.of(1);
    }
}
