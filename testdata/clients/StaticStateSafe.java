// A static field that any call may change.
// open: Config.of
public class StaticStateSafe {
    public static class Config {
        private static int unit = 1;
        static void unit(int u) { unit = u; }
        public static int of(int n) { return n / unit; }
    }
    public static class Setup {
        public static void reset() { Config.unit(2); }
    }
}

class StaticStateSafeDriver {
    public static void main(String[] args) {
        StaticStateSafe.Setup.reset(); StaticStateSafe.Config.of(1);
    }
}
