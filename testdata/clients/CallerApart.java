// Two methods use one check; what one of them passes may be null.
// fails: Names.second
public class CallerApart {
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

class CallerApartDriver {
    public static void main(String[] args) {
        CallerApart.Names n = new CallerApart.Names(); n.first(); n.second();
    }
}
