// A class initialiser fails, and the class is used again.
// open: Bad.q
public class InitialiserSafe {
    public static class Bad {
        private static final int[] T = new int[Start.n];
        static final int FIRST = T[0];
        public static int q() { return FIRST; }
    }
    public static class Start {
        static int n = 1;
        public static void empty() { n = 2; }
    }
}

class InitialiserSafeDriver {
    public static void main(String[] args) {
        InitialiserSafe.Start.empty(); InitialiserSafe.Bad.q();
    }
}
