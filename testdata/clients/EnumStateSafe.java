// A constant of an enum has state.
// proved: Mode.q
public class EnumStateSafe {
    public enum Mode {
        A, B;
        private int d = 1;
        void set(int v) { d = v; }
        public int q() { return 10 / d; }
    }
    public static class Modes {
        public static void clear(Mode m) { m.set(4); }
    }
}

class EnumStateSafeDriver {
    public static void main(String[] args) {
        EnumStateSafe.Modes.clear(EnumStateSafe.Mode.A); EnumStateSafe.Mode.A.q();
    }
}
