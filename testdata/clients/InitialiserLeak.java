// An object leaves a class initialiser that fails later, and is used.
// fails: Table.at
public class InitialiserLeak {
    public static class Last {
        private static Table last;
        private static int size = 4;
        public static void size(int n) { size = n; }
        public static Table last() { return last; }
    }
    public static class Table {
        static {
            Last.last = new Table();
        }
        private static final int[] T = new int[4 / Last.size];
        public int at() { return T.length; }
    }
}

class InitialiserLeakDriver {
    public static void main(String[] args) {
        InitialiserLeak.Last.size(0);
        try {
            new InitialiserLeak.Table();
        } catch (ExceptionInInitializerError e) {
            InitialiserLeak.Last.last().at();
        }
    }
}
