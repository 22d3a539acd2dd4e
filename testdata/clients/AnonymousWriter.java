// An anonymous class writes a field.
// fails: Counter.times
public class AnonymousWriter {
    public static class Counter {
        private int step = 1;
        public Runnable reset() {
            return new Runnable() {
                @Override public void run() { step = 0; }
            };
        }
        public int times(int n) { return n / step; }
    }
}

class AnonymousWriterDriver {
    public static void main(String[] args) {
        AnonymousWriter.Counter c = new AnonymousWriter.Counter(); c.reset().run(); c.times(1);
    }
}
