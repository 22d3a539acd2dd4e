// A private nested class writes.
// proved: Log.q
public class PrivateNestedSafe {
    public static class Log {
        private int level = 1;
        private static class Closer implements AutoCloseable {
            private final Log log;
            Closer(Log log) { this.log = log; }
            @Override public void close() { log.level = 2; }
        }
        public AutoCloseable open() { return new Closer(this); }
        public int q() { return 10 / level; }
    }
}

class PrivateNestedSafeDriver {
    public static void main(String[] args) {
        PrivateNestedSafe.Log l = new PrivateNestedSafe.Log(); try { l.open().close(); } catch (Exception e) { return; } l.q();
    }
}
