// An inner class writes a field of the class around it.
// fails: Counter.times
public class InnerWriter {
    public static class Counter {
        private int step = 1;
        public class Knob {
            public void turn() { step = 0; }
        }
        public Knob knob() { return new Knob(); }
        public int times(int n) { return n / step; }
    }
}

class InnerWriterDriver {
    public static void main(String[] args) {
        InnerWriter.Counter c = new InnerWriter.Counter(); c.knob().turn(); c.times(1);
    }
}
