// What a check throws for one caller is kept, and does not leave another method that uses the check.
// proved: Box.last
public class CallerHoldsSafe {
    public static class Box {
        private RuntimeException kept;
        private int d = 1;
        public void set(int d) { try { this.d = quotient(d); } catch (ArithmeticException e) { kept = e; } }
        public int last() { if (kept != null) return -1; return quotient(1); }
        private static int quotient(int d) { return 8 / d; }
    }
}

class CallerHoldsSafeDriver {
    public static void main(String[] args) {
        CallerHoldsSafe.Box b = new CallerHoldsSafe.Box(); b.last(); b.set(0); b.last();
    }
}
