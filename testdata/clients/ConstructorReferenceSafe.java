// The constructor is a method reference.
// proved: Range.part
public class ConstructorReferenceSafe {
    public static class Range {
        private final int width;
        Range(Integer width) { this.width = width == null ? 1 : Math.max(1, width); }
        public int part() { return 12 / width; }
    }
    public static class Ranges {
        public static java.util.function.Function<Integer, Range> maker() { return Range::new; }
    }
}

class ConstructorReferenceSafeDriver {
    public static void main(String[] args) {
        ConstructorReferenceSafe.Ranges.maker().apply(0).part();
    }
}
