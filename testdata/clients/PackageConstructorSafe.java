// A factory calls a constructor that is not public.
// proved: Range.part
public class PackageConstructorSafe {
    public static class Range {
        private final int width;
        Range(int width) { this.width = width; }
        public int part() { return 12 / width; }
    }
    public static class Ranges {
        public static Range of(int w) { return new Range(Math.max(1, w)); }
    }
}

class PackageConstructorSafeDriver {
    public static void main(String[] args) {
        PackageConstructorSafe.Ranges.of(0).part();
    }
}
