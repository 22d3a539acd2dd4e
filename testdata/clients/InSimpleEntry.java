// An entry holds an object that changes.
// fails: Holder.q
public class InSimpleEntry {
    public static class Cell { int v = 1; public void clear() { v = 0; } }
    public static class Holder {
        private final Cell c = new Cell();
        public java.util.Map.Entry<String, Cell> cell() { return new java.util.AbstractMap.SimpleImmutableEntry<>("a", c); }
        public int q() { return 10 / c.v; }
    }
}

class InSimpleEntryDriver {
    public static void main(String[] args) throws Exception {
        InSimpleEntry.Holder h = new InSimpleEntry.Holder();
        h.cell().getValue().clear();
        h.q();
    }
}
