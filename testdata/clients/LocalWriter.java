// A local class writes a field.
// fails: Counter.times
public class LocalWriter {
    public static class Counter {
        private int step = 1;
        public Runnable reset() {
            class Reset implements Runnable {
                @Override public void run() { step = 0; }
            }
            return new Reset();
        }
        public int times(int n) { return n / step; }
    }
}

class LocalWriterDriver {
    public static void main(String[] args) {
        LocalWriter.Counter c = new LocalWriter.Counter(); c.reset().run(); c.times(1);
    }
}
