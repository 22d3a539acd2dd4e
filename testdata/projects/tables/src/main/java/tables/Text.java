package tables;

/** Small helpers for lines of text. */
public final class Text {
    private Text() {
    }

    /** A character some times. */
    public static String repeat(char c, int times) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < times; i++) {
            b.append(c);
        }
        return b.toString();
    }

    /** Text that is at least as wide as said. */
    public static String pad(String s, int width, Align align) {
        String text = s == null ? "" : s;
        int missing = width - text.length();
        if (missing <= 0) {
            return text;
        }
        if (align == Align.RIGHT) {
            return repeat(' ', missing) + text;
        }
        if (align == Align.CENTRE) {
            int left = missing / 2;
            return repeat(' ', left) + text + repeat(' ', missing - left);
        }
        return text + repeat(' ', missing);
    }

    /** Text that is at most as wide as said, with a dot at the end if something is missing. */
    public static String shorten(String s, int width) {
        if (s == null || width <= 0) {
            return "";
        }
        if (s.length() <= width) {
            return s;
        }
        return s.substring(0, width - 1) + ".";
    }

    /** The text with a capital letter at its start. */
    public static String capital(String s) {
        if (s == null || s.isEmpty()) {
            return "";
        }
        return Character.toUpperCase(s.charAt(0)) + s.substring(1);
    }

    /** The text without blanks at its end. */
    public static String trimRight(String s) {
        if (s == null) {
            return "";
        }
        int end = s.length();
        while (end > 0 && s.charAt(end - 1) == ' ') {
            end--;
        }
        return s.substring(0, end);
    }

    /** The length of the longest line. */
    public static int width(String s) {
        if (s == null) {
            return 0;
        }
        int best = 0;
        int start = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '\n') {
                best = Math.max(best, i - start);
                start = i + 1;
            }
        }
        return Math.max(best, s.length() - start);
    }

    /** Whether only digits occur. */
    public static boolean isNumber(String s) {
        if (s == null || s.isEmpty()) {
            return false;
        }
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
        }
        return true;
    }

    /** The first word; empty if the text is. */
    public static String firstWord(String s) {
        if (s == null) {
            return "";
        }
        int blank = s.indexOf(' ');
        return blank < 0 ? s : s.substring(0, blank);
    }

    /** The text between the first '[' and the first ']' after it; empty if there are none. */
    public static String bracketed(String s) {
        if (s == null) {
            return "";
        }
        int open = s.indexOf('[');
        if (open < 0) {
            return "";
        }
        int close = s.indexOf(']', open);
        if (close < 0) {
            return "";
        }
        return s.substring(open + 1, close);
    }
}
