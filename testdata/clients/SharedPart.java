// Two objects share a part.
// fails: Owner.q
public class SharedPart {
    public static class Part { int v = 1; }
    public static class Owner {
        private final Part part;
        public Owner() { part = new Part(); }
        private Owner(Part p) { part = p; }
        public Owner twin() { return new Owner(part); }
        public void close() { part.v = 0; }
        public int q() { return 10 / part.v; }
    }
}

class SharedPartDriver {
    public static void main(String[] args) {
        SharedPart.Owner a = new SharedPart.Owner(); a.twin().close(); a.q();
    }
}
