// An Optional holds an object that changes.
// proved: Holder.q
public class OptionalSafe {
    public static class Cell { int v = 1; public void clear() { v = 2; } }
    public static class Holder {
        private final Cell c = new Cell();
        public java.util.Optional<Cell> cell() { return java.util.Optional.of(c); }
        public int q() { return 10 / c.v; }
    }
}

class OptionalSafeDriver {
    public static void main(String[] args) {
        OptionalSafe.Holder h = new OptionalSafe.Holder(); h.cell().get().clear(); h.q();
    }
}
