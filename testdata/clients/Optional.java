// An Optional holds an object that changes.
// fails: Holder.q
public class Optional {
    public static class Cell { int v = 1; public void clear() { v = 0; } }
    public static class Holder {
        private final Cell c = new Cell();
        public java.util.Optional<Cell> cell() { return java.util.Optional.of(c); }
        public int q() { return 10 / c.v; }
    }
}

class OptionalDriver {
    public static void main(String[] args) {
        Optional.Holder h = new Optional.Holder(); h.cell().get().clear(); h.q();
    }
}
