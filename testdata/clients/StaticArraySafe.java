// A static array that a method gives away.
// proved: Table.length
public class StaticArraySafe {
    public static class Table {
        private static final String[] NAMES = {"a", "b"};
        public static String[] names() { return NAMES.clone(); }
        public static int length() { return NAMES[0].length(); }
    }
}

class StaticArraySafeDriver {
    public static void main(String[] args) {
        StaticArraySafe.Table.names()[0] = null; StaticArraySafe.Table.length();
    }
}
