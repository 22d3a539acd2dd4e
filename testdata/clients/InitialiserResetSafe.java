// What a class initialiser calls also runs later, and makes another object.
// open: Table.at
public class InitialiserResetSafe {
    public static class Table {
        private static int[] t;
        static { set(4); }
        static void set(int n) { t = new int[n > 0 ? n : 1]; }
        public static void clear() { set(0); }
        public int at() { return t.length; }
    }
}

class InitialiserResetSafeDriver {
    public static void main(String[] args) {
        InitialiserResetSafe.Table.clear();
        new InitialiserResetSafe.Table().at();
    }
}
