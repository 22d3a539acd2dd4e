// An object leaves a class initialiser that does not fail.
// proved: Table.at
public class InitialiserLeakSafe {
    public static class Last {
        private static Table last;
        public static Table last() { return last; }
    }
    public static class Table {
        static {
            Last.last = new Table();
        }
        private static final int[] T = new int[4];
        public int at() { return T.length; }
    }
}

class InitialiserLeakSafeDriver {
    public static void main(String[] args) {
        new InitialiserLeakSafe.Table().at();
        InitialiserLeakSafe.Last.last().at();
    }
}
