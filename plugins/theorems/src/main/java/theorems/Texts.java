package theorems;

/** Functions of texts. */
public final class Texts {
    private Texts() {}

    /** The text, or its head with three dots, in no more than the given number of characters. */
    public static String shorten(String s, int most) {
        return s.length() <= most ? s : s.substring(0, most - 3) + "...";
    }

    /** The part behind the last dot. */
    public static String extension(String file) {
        int dot = file.lastIndexOf('.');
        return dot < 0 ? "" : file.substring(dot + 1);
    }

    /** The first letter of a text, or a question mark. */
    public static char initial(String s) {
        return s.isEmpty() ? '?' : s.charAt(0);
    }

    /** A number with zeros in front. */
    public static String padded(int n) {
        String digits = Integer.toString(n);
        return digits.length() < 2 ? "0" + digits : digits;
    }

    /** How often a character is in a text. */
    public static int count(String s, char c) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == c) {
                n++;
            }
        }
        return n;
    }

    /** The key of "key=value"; a text without an equals sign is a key. */
    public static String key(String line) {
        int at = line.indexOf('=');
        return at > 0 ? line.substring(0, at) : line;
    }
}
