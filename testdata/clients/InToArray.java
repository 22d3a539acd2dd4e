// An array of a client gets the elements of a list.
// fails: Holder.q
public class InToArray {
    public static class Cell { int v = 1; public void clear() { v = 0; } }
    public static class Holder {
        private final Cell c = new Cell();
        public void into(Object[] a) { java.util.List<Object> l = new java.util.ArrayList<>(); l.add(c); l.toArray(a); }
        public int q() { return 10 / c.v; }
    }
}

class InToArrayDriver {
    public static void main(String[] args) throws Exception {
        InToArray.Holder h = new InToArray.Holder();
        Object[] a = new Object[1]; h.into(a); ((InToArray.Cell) a[0]).clear();
        h.q();
    }
}
