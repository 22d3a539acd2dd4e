// A static array that a method gives away.
// fails: Table.length
public class StaticArray {
    public static class Table {
        private static final String[] NAMES = {"a", "b"};
        public static String[] names() { return NAMES; }
        public static int length() { return NAMES[0].length(); }
    }
}

class StaticArrayDriver {
    public static void main(String[] args) {
        StaticArray.Table.names()[0] = null; StaticArray.Table.length();
    }
}
