// A property without a name.
// fails: Lines.of
public class PropertyKey {
    public static class Lines {
        public static String of(String key) { return key == null ? "" : System.getProperty(key); }
    }
}

class PropertyKeyDriver {
    public static void main(String[] args) {
        PropertyKey.Lines.of("");
    }
}
