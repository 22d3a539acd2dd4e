// A class initialiser calls a method with what a client may have set.
// fails: Table.at
public class InitialiserCall {
    public static class Config {
        private static int size = 4;
        public static void size(int n) { size = n; }
    }
    public static class Table {
        private static final int[] T = table(Config.size);
        static int[] table(int n) {
            if (n < 1) {
                throw new IllegalStateException("no room");
            }
            return new int[n];
        }
        public static int[] larger(int n) { return table(n < 1 ? 1 : n); }
        public static int at() { return T[0]; }
    }
}

class InitialiserCallDriver {
    public static void main(String[] args) {
        InitialiserCall.Config.size(-1);
        InitialiserCall.Table.at();
    }
}
