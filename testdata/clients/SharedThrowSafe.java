// An explicit check of arguments, and a state, throw at one place.
// proved: Gate.pass
public class SharedThrowSafe {
    public static class Gate {
        private boolean closed;
        public void close() { closed = false; }
        public int pass(int x, int y) {
            if (x > 5 || closed && y < 0) throw new IllegalArgumentException();
            return x;
        }
    }
}

class SharedThrowSafeDriver {
    public static void main(String[] args) {
        SharedThrowSafe.Gate g = new SharedThrowSafe.Gate(); g.close(); g.pass(1, -1);
    }
}
