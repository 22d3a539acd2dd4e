// A stored lambda writes a field.
// proved: Counter.times
public class LambdaWriterSafe {
    public static class Counter {
        private int step = 1;
        private final Runnable reset = () -> step = 2;
        public void go() { reset.run(); }
        public int times(int n) { return n / step; }
    }
}

class LambdaWriterSafeDriver {
    public static void main(String[] args) {
        LambdaWriterSafe.Counter c = new LambdaWriterSafe.Counter(); c.go(); c.times(1);
    }
}
