// A class initialiser calls a method with a constant. Others call the method with any numbers.
// proved: Table.at
public class InitialiserCallSafe {
    public static class Config {
        private static int size = 4;
        public static void size(int n) { size = n; }
        public static int[] make() { return Table.table(size); }
    }
    public static class Table {
        private static final int[] T = table(4);
        static int[] table(int n) {
            if (n < 1) {
                throw new IllegalStateException("no room");
            }
            return new int[n];
        }
        public int at() { return T[0]; }
    }
}

class InitialiserCallSafeDriver {
    public static void main(String[] args) {
        InitialiserCallSafe.Config.size(-1);
        new InitialiserCallSafe.Table().at();
    }
}
