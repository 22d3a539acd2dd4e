// An unmodifiable view is no copy.
// fails: Names.first, unless java.util.List.get() of a list from outside throws nothing
public class ListView {
    public static class Names {
        private final java.util.List<Object> l;
        public Names(java.util.List<Object> l) { this.l = java.util.Collections.unmodifiableList(l); if (l.isEmpty()) throw new IllegalArgumentException(); }
        public Object first() { return l.get(0); }
    }
}

class ListViewDriver {
    public static void main(String[] args) {
        java.util.List<Object> l = new java.util.ArrayList<>(); l.add("x"); ListView.Names n = new ListView.Names(l); l.clear(); n.first();
    }
}
