// An error says that a state does not occur.
// proved: Gate.q
public class ThrownErrorSafe {
    public static class Gate {
        private int d = 1;
        public void set(int v) { d = v == 0 ? 1 : v; }
        public int q() {
            if (d == 0) throw new AssertionError("never");
            return 10 / d;
        }
    }
}

class ThrownErrorSafeDriver {
    public static void main(String[] args) {
        ThrownErrorSafe.Gate g = new ThrownErrorSafe.Gate(); g.set(0); g.q();
    }
}
