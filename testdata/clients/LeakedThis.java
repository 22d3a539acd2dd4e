// A constructor leaks the new object and throws.
// fails: Part.first
public class LeakedThis {
    public static class Part {
        static Part last;
        private final int[] data;
        public Part(int n) {
            last = this;
            if (n < 1) throw new IllegalArgumentException();
            data = new int[n];
        }
        public static Part last() { return last; }
        public int first() { return data[0]; }
    }
}

class LeakedThisDriver {
    public static void main(String[] args) {
        try { new LeakedThis.Part(0); } catch (IllegalArgumentException e) { } LeakedThis.Part.last().first();
    }
}
