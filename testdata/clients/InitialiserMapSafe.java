// An initialiser makes a map.
// proved: Cache.get
public class InitialiserMapSafe {
    public static class Cache {
        private static final Object MAP = new java.util.concurrent.ConcurrentHashMap<String, String>();
        public static int get() { return 1; }
    }
}

class InitialiserMapSafeDriver {
    public static void main(String[] args) {
        InitialiserMapSafe.Cache.get();
    }
}
