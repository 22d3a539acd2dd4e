// A local class writes a field.
// proved: Counter.times
public class LocalWriterSafe {
    public static class Counter {
        private int step = 1;
        public Runnable reset() {
            class Reset implements Runnable {
                @Override public void run() { step = 2; }
            }
            return new Reset();
        }
        public int times(int n) { return n / step; }
    }
}

class LocalWriterSafeDriver {
    public static void main(String[] args) {
        LocalWriterSafe.Counter c = new LocalWriterSafe.Counter(); c.reset().run(); c.times(1);
    }
}
