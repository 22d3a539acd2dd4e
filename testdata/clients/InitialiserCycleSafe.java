// The initialisers of two classes need each other, and each field is set before it is read.
// proved: Second.at
public class InitialiserCycleSafe {
    public static class First {
        static final int[] T = Second.make(4);
        public static int at() { return T[0]; }
    }
    public static class Second {
        static final int[] U = make(5);
        static int[] make(int n) { return new int[n]; }
        public int at() { return U[0]; }
    }
}

class InitialiserCycleSafeDriver {
    public static void main(String[] args) {
        InitialiserCycleSafe.First.at();
        new InitialiserCycleSafe.Second().at();
    }
}
