// verdict: SAFE
// entry: KnobSafe.share
// about: The inner class only reads.

public class KnobSafe {
    private int n = 1;

    public class Knob {
        public int turn() {
            return n;
        }
    }

    public void set(int n) {
        if (n > 0) {
            this.n = n;
        }
    }

    public int share() {
        return 100 / n;
    }
}
