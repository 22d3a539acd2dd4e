// An error says that a state does not occur.
// fails: Gate.q
public class ThrownError {
    public static class Gate {
        private int d = 1;
        public void set(int v) { d = v; }
        public int q() {
            if (d == 0) throw new AssertionError("never");
            return 10 / d;
        }
    }
}

class ThrownErrorDriver {
    public static void main(String[] args) {
        ThrownError.Gate g = new ThrownError.Gate(); g.set(0); g.q();
    }
}
