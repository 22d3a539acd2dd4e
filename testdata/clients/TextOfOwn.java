// The JDK asks an object of the library for its text, which has none for 0.
// fails: Label.of
public class TextOfOwn {
    public static class Label {
        public static String of(int parts) { return new StringBuilder().append(new Share(parts)).toString(); }
    }
    static final class Share {
        private final int parts;
        Share(int parts) { this.parts = parts; }
        @Override public String toString() { return 100 / parts + "%"; }
    }
}

class TextOfOwnDriver {
    public static void main(String[] args) {
        TextOfOwn.Label.of(0);
    }
}
