// An iterator changes the collection behind it.
// proved: Ring.q
public class IteratorSafe {
    public static class Ring {
        private int n = 2;
        public java.util.Iterator<Object> iterator() {
            return new java.util.Iterator<Object>() {
                @Override public boolean hasNext() { return n > 0; }
                @Override public Object next() { return "x"; }
            };
        }
        public int q() { return 10 / n; }
    }
}

class IteratorSafeDriver {
    public static void main(String[] args) {
        IteratorSafe.Ring r = new IteratorSafe.Ring(); java.util.Iterator<Object> i = r.iterator(); i.next(); i.next(); r.q();
    }
}
