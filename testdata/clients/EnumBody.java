// The body of a constant writes the state of the enum.
// fails: Mode.q
public class EnumBody {
    public enum Mode {
        A { @Override public void go() { d = 0; } },
        B { @Override public void go() { d = 3; } };
        int d = 1;
        public abstract void go();
        public int q() { return 10 / d; }
    }
}

class EnumBodyDriver {
    public static void main(String[] args) {
        EnumBody.Mode.A.go(); EnumBody.Mode.A.q();
    }
}
