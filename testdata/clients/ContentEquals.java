// A StringBuffer that is null is compared with a text, behind a long loop.
// fails: Same.same, unless b of the caller is not null
public class ContentEquals {
    public static class Same {
        public static boolean same(StringBuffer b) {
            int k = 0;
            for (int i = 0; i < 60_000_000; i++) {
                k += i & 3;
            }
            return k != 1 && "ab".contentEquals(b);
        }
    }
}

class ContentEqualsDriver {
    public static void main(String[] args) {
        ContentEquals.Same.same(null);
    }
}
