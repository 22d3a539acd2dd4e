// A constant of an enum has state.
// fails: Mode.q
public class EnumState {
    public enum Mode {
        A, B;
        private int d = 1;
        void set(int v) { d = v; }
        public int q() { return 10 / d; }
    }
    public static class Modes {
        public static void clear(Mode m) { m.set(0); }
    }
}

class EnumStateDriver {
    public static void main(String[] args) {
        EnumState.Modes.clear(EnumState.Mode.A); EnumState.Mode.A.q();
    }
}
