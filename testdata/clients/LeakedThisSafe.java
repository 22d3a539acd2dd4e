// A constructor leaks the new object and throws.
// proved: Part.first
public class LeakedThisSafe {
    public static class Part {
        static final Part last = new Part(1);
        private final int[] data;
        public Part(int n) {
            if (n < 1) throw new IllegalArgumentException();
            data = new int[n];
        }
        public static Part last() { return last; }
        public int first() { return data[0]; }
    }
}

class LeakedThisSafeDriver {
    public static void main(String[] args) {
        try { new LeakedThisSafe.Part(0); } catch (IllegalArgumentException e) { } LeakedThisSafe.Part.last().first();
    }
}
