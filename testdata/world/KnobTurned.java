// verdict: UNKNOWN
// entry: KnobTurned.share
// twin: KnobSafe
// about: An object of an inner class changes the one around it. Such changes are not made: nothing is said about them.

public class KnobTurned {
    private int n = 1;

    public class Knob {
        public void turn() {
            n--;
        }
    }

    public int share() {
        return 100 / n;
    }
}
