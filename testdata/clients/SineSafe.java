// A function of Math is called.
// proved: Wave.period
public class SineSafe {
    public static class Wave {
        public static int period(double x) { return 100 * (int) Math.cos(x); }
    }
}

class SineSafeDriver {
    public static void main(String[] args) {
        SineSafe.Wave.period(0);
    }
}
