// An initialiser makes a map of a size that there is not.
// fails: Cache.get
public class InitialiserMap {
    public static class Cache {
        private static final Object MAP = new java.util.concurrent.ConcurrentHashMap<String, String>(-1);
        public static int get() { return 1; }
    }
}

class InitialiserMapDriver {
    public static void main(String[] args) {
        InitialiserMap.Cache.get();
    }
}
