// A class initialiser asks for a property whose name a client has set.
// fails: Lines.of
public class InitialiserProperty {
    public static class Config {
        private static String key = "line.separator";
        public static void key(String k) { key = k; }
    }
    public static class Lines {
        private static final String TEXT = System.getProperty(Config.key);
        public static boolean of(Object o) { return TEXT == o; }
    }
}

class InitialiserPropertyDriver {
    public static void main(String[] args) {
        InitialiserProperty.Config.key("");
        InitialiserProperty.Lines.of("");
    }
}
