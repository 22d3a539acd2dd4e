// Equals of the client is called with what the class holds.
// proved: Bag.q
public class EqualsSafe {
    public static class Bag {
        private Object o = "x";
        public boolean has(Object p) {
            if (p == null) return false;
            Object old = o;
            
            boolean is = p.equals(old);
            o = old;
            return is;
        }
        public int q() { return o.hashCode(); }
    }
}

class EqualsSafeDriver {
    public static void main(String[] args) {
        EqualsSafe.Bag b = new EqualsSafe.Bag(); b.has(new Object() { public boolean equals(Object x) { return b.q() == 0; } public int hashCode() { return 0; } });
    }
}
