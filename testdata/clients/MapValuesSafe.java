// The values of a map that a method gives away.
// proved: Index.q
public class MapValuesSafe {
    public static class Index {
        private final java.util.Map<String, Object> m = new java.util.HashMap<>();
        public Index() { m.put("k", "v"); }
        public java.util.Map<String, Object> map() { return m; }
        public int q() { return m.size(); }
    }
}

class MapValuesSafeDriver {
    public static void main(String[] args) {
        MapValuesSafe.Index i = new MapValuesSafe.Index(); i.map().clear(); i.q();
    }
}
