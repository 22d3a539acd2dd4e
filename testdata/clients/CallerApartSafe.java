// Two methods use one check; only what the other one passes may be null.
// proved: Names.first
public class CallerApartSafe {
    public static class Names {
        private String first = "a";
        private String second;
        public void setSecond(String s) { second = s; }
        public int first() { return length(first); }
        public int second() { return length(second); }
        private static int length(String s) { check(s); return s.length(); }
        private static void check(Object o) { if (o == null) throw new NullPointerException("no name"); }
    }
}

class CallerApartSafeDriver {
    public static void main(String[] args) {
        CallerApartSafe.Names n = new CallerApartSafe.Names(); n.first();
    }
}
