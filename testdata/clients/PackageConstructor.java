// A factory calls a constructor that is not public.
// fails: Range.part
public class PackageConstructor {
    public static class Range {
        private final int width;
        Range(int width) { this.width = width; }
        public int part() { return 12 / width; }
    }
    public static class Ranges {
        public static Range of(int w) { return new Range(w); }
    }
}

class PackageConstructorDriver {
    public static void main(String[] args) {
        PackageConstructor.Ranges.of(0).part();
    }
}
