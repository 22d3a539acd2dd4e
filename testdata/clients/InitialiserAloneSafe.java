// A class initialiser fails when a method is called that does not need it.
// proved: Bad.q
public class InitialiserAloneSafe {
    public static class Bad {
        private static final int[] T = new int[Start.n];
        static final int FIRST = T.length;
        public static int q() { return 1; }
    }
    public static class Start {
        static int n = 1;
        public static void empty() { n = 0; }
    }
}

class InitialiserAloneSafeDriver {
    public static void main(String[] args) {
        InitialiserAloneSafe.Start.empty(); InitialiserAloneSafe.Bad.q();
    }
}
