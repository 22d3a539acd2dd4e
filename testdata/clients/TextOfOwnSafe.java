// The JDK asks an object of the library for its text, which it has always.
// proved: Label.of
public class TextOfOwnSafe {
    public static class Label {
        public static String of(int parts) { return new StringBuilder().append(new Share(parts)).toString(); }
    }
    static final class Share {
        private final int parts;
        Share(int parts) { this.parts = parts; }
        @Override public String toString() { return parts == 0 ? "" : 100 / parts + "%"; }
    }
}

class TextOfOwnSafeDriver {
    public static void main(String[] args) {
        TextOfOwnSafe.Label.of(0);
    }
}
