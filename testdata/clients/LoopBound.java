// A loop ends with an array, or one element later.
// fails: Sums.of
public class LoopBound {
    public static class Sums {
        public static int of(int[] a) {
            if (a == null) return 0;
            int s = 0;
            for (int i = 0; i <= a.length; i++) s += a[i];
            return s;
        }
    }
}

class LoopBoundDriver {
    public static void main(String[] args) {
        LoopBound.Sums.of(new int[] {1});
    }
}
