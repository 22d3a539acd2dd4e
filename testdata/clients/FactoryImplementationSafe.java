// Only a factory gives the implementation that fails.
// open: Sources.share
public class FactoryImplementationSafe {
    public interface Source { int next(); }
    public static class One implements Source {
        @Override public int next() { return 1; }
    }
    public static class Sources {
        public static One one() { return new One(); }
        static Source zero() { return () -> 5; }
        private static Source current = one();
        public static void empty() { current = zero(); }
        public static int share() { return 10 / current.next(); }
    }
}

class FactoryImplementationSafeDriver {
    public static void main(String[] args) {
        FactoryImplementationSafe.Sources.empty(); FactoryImplementationSafe.Sources.share();
    }
}
