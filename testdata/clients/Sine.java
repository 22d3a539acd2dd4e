// A function of Math may be 0.
// fails: Wave.period
public class Sine {
    public static class Wave {
        public static int period(double x) { return 100 / (int) Math.cos(x); }
    }
}

class SineDriver {
    public static void main(String[] args) {
        Sine.Wave.period(1);
    }
}
