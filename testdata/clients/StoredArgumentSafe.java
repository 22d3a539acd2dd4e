// The same with a text that takes the place of null.
// proved: Measured.length
public class StoredArgumentSafe {
    public static class Measured {
        private final CharSequence text;
        public Measured(CharSequence text) { this.text = text == null ? "" : text; }
        public boolean length() { return text.toString() == null; }
    }
}

class StoredArgumentSafeDriver {
    public static void main(String[] args) {
        new StoredArgumentSafe.Measured(null).length();
    }
}
