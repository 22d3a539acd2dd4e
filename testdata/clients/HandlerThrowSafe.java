// An exception that a helper makes takes the place of another one.
// proved: Calc.q
public class HandlerThrowSafe {
    public static class Calc {
        private int d = 1;
        public void set(int v) { d = v > 0 ? v : 1; }
        public int q() {
            try {
                return 10 / d;
            } catch (ArithmeticException e) {
                throw refused();
            }
        }
        private static IllegalStateException refused() { return new IllegalStateException("no"); }
    }
}

class HandlerThrowSafeDriver {
    public static void main(String[] args) {
        HandlerThrowSafe.Calc c = new HandlerThrowSafe.Calc(); c.set(0); c.q();
    }
}
