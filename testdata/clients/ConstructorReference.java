// The constructor is a method reference.
// fails: Range.part
public class ConstructorReference {
    public static class Range {
        private final int width;
        Range(Integer width) { this.width = width; }
        public int part() { return 12 / width; }
    }
    public static class Ranges {
        public static java.util.function.Function<Integer, Range> maker() { return Range::new; }
    }
}

class ConstructorReferenceDriver {
    public static void main(String[] args) {
        ConstructorReference.Ranges.maker().apply(0).part();
    }
}
