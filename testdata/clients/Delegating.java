// A method hands its arguments to another one, which is given null.
// fails: Distance.between, unless b of the method
public class Delegating {
    public static class Distance {
        public int between(String a, String b) { return within(a, b, 7); }
        public int within(String a, String b, int most) { return a.equals(b) ? 0 : Math.min(most, b.length()); }
    }
}

class DelegatingDriver {
    public static void main(String[] args) {
        new Delegating.Distance().between("a", null);
    }
}
