// Two methods use one check: one catches what it throws, the other does not.
// proved: Reader.lenient
public class CallerCaughtSafe {
    public static class Reader {
        private int limit;
        public void setLimit(int n) { limit = n; }
        public int lenient() { try { return part(limit); } catch (ArithmeticException e) { return 0; } }
        public int strict() { return part(limit); }
        private static int part(int n) { return divide(100, n); }
        private static int divide(int a, int b) { return a / b; }
    }
}

class CallerCaughtSafeDriver {
    public static void main(String[] args) {
        CallerCaughtSafe.Reader r = new CallerCaughtSafe.Reader(); r.lenient();
    }
}
