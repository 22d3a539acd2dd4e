// A property with a name.
// proved: Lines.of
public class PropertyKeySafe {
    public static class Lines {
        public static String of(String key) { return key == null || key.isEmpty() ? "" : System.getProperty(key); }
    }
}

class PropertyKeySafeDriver {
    public static void main(String[] args) {
        PropertyKeySafe.Lines.of("");
    }
}
