// A class initialiser fails when a method is called that does not need it.
// fails: Bad.q
public class InitialiserAlone {
    public static class Bad {
        private static final int[] T = new int[Start.n];
        static final int FIRST = T[0];
        public static int q() { return 1; }
    }
    public static class Start {
        static int n = 1;
        public static void empty() { n = 0; }
    }
}

class InitialiserAloneDriver {
    public static void main(String[] args) {
        InitialiserAlone.Start.empty(); InitialiserAlone.Bad.q();
    }
}
