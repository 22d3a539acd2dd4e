// What a stored Supplier gives decides.
// fails: Lazy.q
public class StoredSupplier {
    public static class Lazy {
        private final java.util.function.Supplier<Object> s;
        public Lazy(java.util.function.Supplier<Object> s) { this.s = s; }
        public int q() {
            Object o = s == null ? "" : s.get();
            return o.hashCode() & 1;
        }
    }
}

class StoredSupplierDriver {
    public static void main(String[] args) {
        new StoredSupplier.Lazy(() -> null).q();
    }
}
