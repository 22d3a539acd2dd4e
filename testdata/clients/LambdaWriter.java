// A stored lambda writes a field.
// fails: Counter.times
public class LambdaWriter {
    public static class Counter {
        private int step = 1;
        private final Runnable reset = () -> step = 0;
        public void go() { reset.run(); }
        public int times(int n) { return n / step; }
    }
}

class LambdaWriterDriver {
    public static void main(String[] args) {
        LambdaWriter.Counter c = new LambdaWriter.Counter(); c.go(); c.times(1);
    }
}
