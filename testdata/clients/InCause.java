// An exception has a cause that changes.
// fails: Holder.q
public class InCause {
    public static class Cell { int v = 1; public void clear() { v = 0; } }
    public static class Holder {
        private final Cell c = new Cell();
        public RuntimeException cell() { return new RuntimeException(new Own(c)); }
        public int q() { return 10 / c.v; }
    }
    public static class Own extends Exception { public final Cell c; Own(Cell c) { this.c = c; } }
}

class InCauseDriver {
    public static void main(String[] args) throws Exception {
        InCause.Holder h = new InCause.Holder();
        ((InCause.Own) h.cell().getCause()).c.clear();
        h.q();
    }
}
