// What a check throws for one caller is kept, and leaves another method that uses the check, too.
// fails: Box.last
public class CallerHolds {
    public static class Box {
        private final java.util.ArrayList<RuntimeException> all = new java.util.ArrayList<>();
        private int d = 1;
        public void set(int d) { try { this.d = quotient(d); } catch (ArithmeticException e) { all.add(e); } }
        public int last() { if (!all.isEmpty()) throw all.get(0); return quotient(1); }
        private static int quotient(int d) { return 8 / d; }
    }
}

class CallerHoldsDriver {
    public static void main(String[] args) {
        CallerHolds.Box b = new CallerHolds.Box(); b.last(); b.set(0); b.last();
    }
}
