// A static field that any call may change.
// fails: Config.of
public class StaticState {
    public static class Config {
        private static int unit = 1;
        static void unit(int u) { unit = u; }
        public static int of(int n) { return n / unit; }
    }
    public static class Setup {
        public static void reset() { Config.unit(0); }
    }
}

class StaticStateDriver {
    public static void main(String[] args) {
        StaticState.Setup.reset(); StaticState.Config.of(1);
    }
}
