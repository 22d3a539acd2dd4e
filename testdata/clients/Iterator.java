// An iterator changes the collection behind it.
// fails: Ring.q
public class Iterator {
    public static class Ring {
        private int n = 2;
        public java.util.Iterator<Object> iterator() {
            return new java.util.Iterator<Object>() {
                @Override public boolean hasNext() { return n > 0; }
                @Override public Object next() { n--; return "x"; }
            };
        }
        public int q() { return 10 / n; }
    }
}

class IteratorDriver {
    public static void main(String[] args) {
        Iterator.Ring r = new Iterator.Ring(); java.util.Iterator<Object> i = r.iterator(); i.next(); i.next(); r.q();
    }
}
