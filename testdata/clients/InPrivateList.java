// A private list holds an object that does not change.
// proved: Holder.q
public class InPrivateList {
    public static class Cell { int v = 1; public void clear() { v = 0; } }
    public static class Holder {
        private final Cell c = new Cell();
        private final java.util.List<Cell> l = new java.util.ArrayList<>(); public void keep() { l.add(c); } public int size() { return l.size(); }
        public int q() { return 10 / c.v; }
    }
}

class InPrivateListDriver {
    public static void main(String[] args) throws Exception {
        InPrivateList.Holder h = new InPrivateList.Holder();
        h.keep();
        h.q();
    }
}
