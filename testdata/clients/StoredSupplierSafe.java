// What a stored Supplier gives decides.
// proved: Lazy.q
public class StoredSupplierSafe {
    public static class Lazy {
        private final java.util.function.Supplier<Object> s;
        public Lazy(java.util.function.Supplier<Object> s) { this.s = s; }
        public int q() {
            Object o = s == null ? "" : s.get();
            return o == null ? 0 : 1;
        }
    }
}

class StoredSupplierSafeDriver {
    public static void main(String[] args) {
        new StoredSupplierSafe.Lazy(() -> null).q();
    }
}
