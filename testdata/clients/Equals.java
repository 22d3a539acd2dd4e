// Equals of the client is called with what the class holds.
// fails: Bag.q
public class Equals {
    public static class Bag {
        private Object o = "x";
        public boolean has(Object p) {
            if (p == null) return false;
            Object old = o;
            o = null;
            boolean is = p.equals(old);
            o = old;
            return is;
        }
        public int q() { return o.hashCode(); }
    }
}

class EqualsDriver {
    public static void main(String[] args) {
        Equals.Bag b = new Equals.Bag(); b.has(new Object() { public boolean equals(Object x) { return b.q() == 0; } public int hashCode() { return 0; } });
    }
}
