// A method hands a field to one that refuses null.
// fails: Names.q
public class RefusedField {
    public static class Names {
        private String name;
        public void set(String s) { if (s != null) name = s; }
        public int q() { return of(name); }
        public static int of(String s) {
            if (s == null) throw new NullPointerException("s");
            return s.length();
        }
    }
}

class RefusedFieldDriver {
    public static void main(String[] args) {
        new RefusedField.Names().q();
    }
}
