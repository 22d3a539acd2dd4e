// The initialisers of two classes need each other, and one sees a field of the other before it is set.
// fails: Second.at
public class InitialiserCycle {
    public static class First {
        static final int[] T = Second.make(4);
        public static int at() { return T[0]; }
    }
    public static class Second {
        static final int[] U = First.T;
        static int[] make(int n) { return new int[n]; }
        public int at() { return U[0]; }
    }
}

class InitialiserCycleDriver {
    public static void main(String[] args) {
        InitialiserCycle.First.at();
        new InitialiserCycle.Second().at();
    }
}
