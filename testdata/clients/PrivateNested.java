// A private nested class writes.
// fails: Log.q
public class PrivateNested {
    public static class Log {
        private int level = 1;
        private static class Closer implements AutoCloseable {
            private final Log log;
            Closer(Log log) { this.log = log; }
            @Override public void close() { log.level = 0; }
        }
        public AutoCloseable open() { return new Closer(this); }
        public int q() { return 10 / level; }
    }
}

class PrivateNestedDriver {
    public static void main(String[] args) {
        PrivateNested.Log l = new PrivateNested.Log(); try { l.open().close(); } catch (Exception e) { return; } l.q();
    }
}
