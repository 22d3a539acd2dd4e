// The values of a map that a method gives away.
// fails: Index.q
public class MapValues {
    public static class Index {
        private final java.util.Map<String, Object> m = new java.util.HashMap<>();
        public Index() { m.put("k", "v"); }
        public java.util.Map<String, Object> map() { return m; }
        public int q() { return m.get("k").hashCode(); }
    }
}

class MapValuesDriver {
    public static void main(String[] args) {
        MapValues.Index i = new MapValues.Index(); i.map().clear(); i.q();
    }
}
