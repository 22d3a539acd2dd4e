// A sum of money that a client adds to may be negative.
// fails: Purse.share
public class PurseShared {
    public static class Purse {
        private java.math.BigDecimal sum = java.math.BigDecimal.ZERO;
        public void add(int cents) { sum = sum.add(java.math.BigDecimal.valueOf(cents, 2)); }
        public int share() { return 100 / (sum.signum() + 1); }
    }
}

class PurseSharedDriver {
    public static void main(String[] args) {
        PurseShared.Purse p = new PurseShared.Purse();
        p.add(-5);
        p.share();
    }
}
