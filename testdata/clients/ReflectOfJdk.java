import java.util.ResourceBundle;

// The JDK finds public classes and constructors of bundles: the text of a name is never null.
// proved: Name.size
public class ReflectOfJdk {
    public static class Name {
        private final String text;
        public Name(String text) { this.text = text; }
        Name() { this(null); }
        public int size() { return text.length(); }
    }
    public static class Texts {
        public static String of(String key) { return ResourceBundle.getBundle("texts").getString(key); }
    }
}

class ReflectOfJdkDriver {
    public static void main(String[] args) {
        new ReflectOfJdk.Name("a").size();
    }
}
