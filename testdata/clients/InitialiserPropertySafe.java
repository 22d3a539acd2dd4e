// A class initialiser asks for a property.
// proved: Lines.of
public class InitialiserPropertySafe {
    public static class Lines {
        private static final String TEXT = System.getProperty("line.separator");
        private static final int[] NUMBERS = new int[4];
        public static boolean of(Object o) { return TEXT == o && NUMBERS.length > 3; }
    }
}

class InitialiserPropertySafeDriver {
    public static void main(String[] args) {
        InitialiserPropertySafe.Lines.of("");
    }
}
