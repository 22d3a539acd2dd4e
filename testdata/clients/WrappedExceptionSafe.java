// An exception is wrapped and thrown on.
// proved: Calc.q
public class WrappedExceptionSafe {
    public static class Calc {
        private int d = 1;
        public void clear() { d = 2; }
        public int q() {
            try {
                return 10 / d;
            } catch (ArithmeticException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}

class WrappedExceptionSafeDriver {
    public static void main(String[] args) {
        WrappedExceptionSafe.Calc c = new WrappedExceptionSafe.Calc(); c.clear(); c.q();
    }
}
