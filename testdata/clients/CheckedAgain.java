// An explicit check of an argument is made for others, too: the method calls itself.
// fails: Half.of, unless IllegalArgumentException of the check
public class CheckedAgain {
    public static class Half {
        public static int of(int n) {
            if (n < 0) throw new IllegalArgumentException();
            return n == 0 ? 0 : 1 + of(n - 2);
        }
    }
}

class CheckedAgainDriver {
    public static void main(String[] args) {
        CheckedAgain.Half.of(1);
    }
}
