// A class initialiser would call a client back, but for a constant.
// proved: Table.at
public class InitialiserCallbackSafe {
    public interface Hook { void run(Table t); }
    public static class Hooks {
        private static Hook hook;
        public static void hook(Hook h) { hook = h; }
    }
    public static class Table {
        private static final int LEVEL = level(3);
        static {
            if (LEVEL > 3 && Hooks.hook != null) {
                Hooks.hook.run(new Table());
            }
        }
        private static final int[] T = new int[4];
        static int level(int n) { return n; }
        public int at() { return T[0]; }
    }
}

class InitialiserCallbackSafeDriver {
    public static void main(String[] args) {
        InitialiserCallbackSafe.Hooks.hook(t -> t.at());
        new InitialiserCallbackSafe.Table().at();
    }
}
