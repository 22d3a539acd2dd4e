// equals() of a client's object gets an object that changes.
// fails: Holder.q
public class InEqualsArg {
    public static class Cell { int v = 1; public void clear() { v = 0; } }
    public static class Holder {
        private final Cell c = new Cell();
        public boolean same(Object o) { java.util.List<Object> l = new java.util.ArrayList<>(); l.add(c); return l.contains(o); }
        public int q() { return 10 / c.v; }
    }
}

class InEqualsArgDriver {
    public static void main(String[] args) throws Exception {
        InEqualsArg.Holder h = new InEqualsArg.Holder();
        h.same(new Object() { public boolean equals(Object o) { if (o instanceof InEqualsArg.Cell) { ((InEqualsArg.Cell) o).clear(); } return false; } });
        h.q();
    }
}
