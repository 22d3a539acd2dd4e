// Two objects share a part.
// proved: Owner.q
public class SharedPartSafe {
    public static class Part { int v = 1; }
    public static class Owner {
        private final Part part;
        public Owner() { part = new Part(); }
        private Owner(Part p) { part = p; }
        public Owner twin() { return new Owner(part); }
        public void close() { part.v = 2; }
        public int q() { return 10 / part.v; }
    }
}

class SharedPartSafeDriver {
    public static void main(String[] args) {
        SharedPartSafe.Owner a = new SharedPartSafe.Owner(); a.twin().close(); a.q();
    }
}
