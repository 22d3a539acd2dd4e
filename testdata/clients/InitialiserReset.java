// What a class initialiser calls also runs later, and takes the object away.
// fails: Table.at
public class InitialiserReset {
    public static class Table {
        private static int[] t;
        static { set(4); }
        static void set(int n) { t = n > 0 ? new int[n] : null; }
        public static void clear() { set(0); }
        public int at() { return t.length; }
    }
}

class InitialiserResetDriver {
    public static void main(String[] args) {
        InitialiserReset.Table.clear();
        new InitialiserReset.Table().at();
    }
}
