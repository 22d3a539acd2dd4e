// A loop ends with an array, or one element later.
// proved: Sums.of
public class LoopBoundSafe {
    public static class Sums {
        public static int of(int[] a) {
            if (a == null) return 0;
            int s = 0;
            for (int i = 0; i < a.length; i++) s += a[i];
            return s;
        }
    }
}

class LoopBoundSafeDriver {
    public static void main(String[] args) {
        LoopBoundSafe.Sums.of(new int[] {1});
    }
}
