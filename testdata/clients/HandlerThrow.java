// An exception that a helper makes takes the place of another one.
// fails: Calc.q
public class HandlerThrow {
    public static class Calc {
        private int d = 1;
        public void set(int v) { d = v; }
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

class HandlerThrowDriver {
    public static void main(String[] args) {
        HandlerThrow.Calc c = new HandlerThrow.Calc(); c.set(0); c.q();
    }
}
