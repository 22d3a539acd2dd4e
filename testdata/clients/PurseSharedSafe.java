// The sign of a sum of money that a client adds to is -1, 0 or 1.
// proved: Purse.share
public class PurseSharedSafe {
    public static class Purse {
        private java.math.BigDecimal sum = java.math.BigDecimal.ZERO;
        public void add(int cents) { sum = sum.add(java.math.BigDecimal.valueOf(cents, 2)); }
        public int share() { return 100 / (sum.signum() + 2); }
    }
}

class PurseSharedSafeDriver {
    public static void main(String[] args) {
        PurseSharedSafe.Purse p = new PurseSharedSafe.Purse();
        p.add(-5);
        p.share();
    }
}
