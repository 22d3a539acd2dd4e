// A StringBuffer that is not null is compared with a text, behind a long loop.
// proved: Same.same
public class ContentEqualsSafe {
    public static class Same {
        public static boolean same(StringBuffer b) {
            if (b == null) return false;
            int k = 0;
            for (int i = 0; i < 60_000_000; i++) {
                k += i & 3;
            }
            return k != 1 && "ab".contentEquals(b);
        }
    }
}

class ContentEqualsSafeDriver {
    public static void main(String[] args) {
        ContentEqualsSafe.Same.same(null);
    }
}
