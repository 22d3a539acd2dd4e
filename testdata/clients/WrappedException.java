// An exception is wrapped and thrown on.
// fails: Calc.q
public class WrappedException {
    public static class Calc {
        private int d = 1;
        public void clear() { d = 0; }
        public int q() {
            try {
                return 10 / d;
            } catch (ArithmeticException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}

class WrappedExceptionDriver {
    public static void main(String[] args) {
        WrappedException.Calc c = new WrappedException.Calc(); c.clear(); c.q();
    }
}
