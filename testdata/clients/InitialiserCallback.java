// A class initialiser calls a client back before a static field is set.
// fails: Table.at
public class InitialiserCallback {
    public interface Hook { void run(Table t); }
    public static class Hooks {
        private static Hook hook;
        public static void hook(Hook h) { hook = h; }
    }
    public static class Table {
        static {
            if (Hooks.hook != null) {
                Hooks.hook.run(new Table());
            }
        }
        private static final int[] T = new int[4];
        public int at() { return T[0]; }
    }
}

class InitialiserCallbackDriver {
    public static void main(String[] args) {
        InitialiserCallback.Hooks.hook(t -> t.at());
        try {
            new InitialiserCallback.Table();
        } catch (ExceptionInInitializerError e) {
            throw (RuntimeException) e.getCause();
        }
    }
}
