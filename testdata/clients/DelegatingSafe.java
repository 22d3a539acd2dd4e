// The same where null has no length.
// proved: Distance.between
public class DelegatingSafe {
    public static class Distance {
        public int between(String a, String b) { return within(a, b, 7); }
        public int within(String a, String b, int most) { return a == null || a.equals(b) || b == null ? 0 : Math.min(most, b.length()); }
    }
}

class DelegatingSafeDriver {
    public static void main(String[] args) {
        new DelegatingSafe.Distance().between("a", null);
    }
}
