// A list over an array holds an object that changes.
// fails: Holder.q
public class InAsList {
    public static class Cell { int v = 1; public void clear() { v = 0; } }
    public static class Holder {
        private final Cell c = new Cell();
        public java.util.List<Cell> cell() { return java.util.Arrays.asList(c); }
        public int q() { return 10 / c.v; }
    }
}

class InAsListDriver {
    public static void main(String[] args) throws Exception {
        InAsList.Holder h = new InAsList.Holder();
        h.cell().get(0).clear();
        h.q();
    }
}
