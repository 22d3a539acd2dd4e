// An anonymous class writes a field.
// proved: Counter.times
public class AnonymousWriterSafe {
    public static class Counter {
        private int step = 1;
        public Runnable reset() {
            return new Runnable() {
                @Override public void run() { step = 2; }
            };
        }
        public int times(int n) { return n / step; }
    }
}

class AnonymousWriterSafeDriver {
    public static void main(String[] args) {
        AnonymousWriterSafe.Counter c = new AnonymousWriterSafe.Counter(); c.reset().run(); c.times(1);
    }
}
