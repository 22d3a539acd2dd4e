// The body of a constant writes the state of the enum.
// proved: Mode.q
public class EnumBodySafe {
    public enum Mode {
        A { @Override public void go() { d = 2; } },
        B { @Override public void go() { d = 3; } };
        int d = 1;
        public abstract void go();
        public int q() { return 10 / d; }
    }
}

class EnumBodySafeDriver {
    public static void main(String[] args) {
        EnumBodySafe.Mode.A.go(); EnumBodySafe.Mode.A.q();
    }
}
