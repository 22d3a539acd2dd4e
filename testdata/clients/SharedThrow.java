// An explicit check of arguments, and a state, throw at one place.
// fails: Gate.pass, unless IllegalArgumentException of the explicit check is excluded
public class SharedThrow {
    public static class Gate {
        private boolean closed;
        public void close() { closed = true; }
        public int pass(int x, int y) {
            if (x > 5 || closed && y < 0) throw new IllegalArgumentException();
            return x;
        }
    }
}

class SharedThrowDriver {
    public static void main(String[] args) {
        SharedThrow.Gate g = new SharedThrow.Gate(); g.close(); g.pass(1, -1);
    }
}
