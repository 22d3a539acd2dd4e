// An inner class writes a field of the class around it.
// proved: Counter.times
public class InnerWriterSafe {
    public static class Counter {
        private int step = 1;
        public class Knob {
            public void turn() { step = 2; }
        }
        public Knob knob() { return new Knob(); }
        public int times(int n) { return n / step; }
    }
}

class InnerWriterSafeDriver {
    public static void main(String[] args) {
        InnerWriterSafe.Counter c = new InnerWriterSafe.Counter(); c.knob().turn(); c.times(1);
    }
}
