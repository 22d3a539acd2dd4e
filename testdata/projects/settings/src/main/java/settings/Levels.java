package settings;

/** Names with dots: "a.b.c". */
public final class Levels {
    private Levels() {
    }

    /** How many names there are; 0 for no text. */
    public static int count(String path) {
        if (path == null || path.isEmpty()) {
            return 0;
        }
        int n = 1;
        for (int i = 0; i < path.length(); i++) {
            if (path.charAt(i) == '.') {
                n++;
            }
        }
        return n;
    }

    /** All names but the last one. */
    public static String parent(String path) {
        if (path == null) {
            return "";
        }
        int dot = path.lastIndexOf('.');
        return dot < 0 ? "" : path.substring(0, dot);
    }

    /** The last name. */
    public static String name(String path) {
        if (path == null) {
            return "";
        }
        return path.substring(path.lastIndexOf('.') + 1);
    }

    /** Two names with a dot between them, if both are there. */
    public static String join(String left, String right) {
        if (left == null || left.isEmpty()) {
            return right == null ? "" : right;
        }
        if (right == null || right.isEmpty()) {
            return left;
        }
        return left + "." + right;
    }

    /** Bytes of a size such as "12k"; 0 if the text is not a size. */
    public static long bytes(String size) {
        if (size == null || size.isEmpty()) {
            return 0;
        }
        long factor = 1;
        String digits = size;
        char last = size.charAt(size.length() - 1);
        if (last == 'k') {
            factor = 1024;
            digits = size.substring(0, size.length() - 1);
        }
        return factor * new Entry("size", digits).number(0);
    }
}
