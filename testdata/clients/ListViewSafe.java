// An unmodifiable view is no copy.
// proved: Names.first
public class ListViewSafe {
    public static class Names {
        private final java.util.List<Object> l;
        public Names(java.util.List<Object> l) { this.l = java.util.Collections.unmodifiableList(l); if (l.isEmpty()) throw new IllegalArgumentException(); }
        public Object first() { return l; }
    }
}

class ListViewSafeDriver {
    public static void main(String[] args) {
        java.util.List<Object> l = new java.util.ArrayList<>(); l.add("x"); ListViewSafe.Names n = new ListViewSafe.Names(l); l.clear(); n.first();
    }
}
