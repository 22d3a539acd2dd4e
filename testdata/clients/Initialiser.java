// A class initialiser fails, and the class is used again.
// fails: Bad.q
public class Initialiser {
    public static class Bad {
        private static final int[] T = new int[Start.n];
        static final int FIRST = T[0];
        public static int q() { return FIRST; }
    }
    public static class Start {
        static int n = 1;
        public static void empty() { n = 0; }
    }
}

class InitialiserDriver {
    public static void main(String[] args) {
        Initialiser.Start.empty(); Initialiser.Bad.q();
    }
}
