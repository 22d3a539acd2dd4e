package java.util.regex;

import java.util.Arrays;

/**
 * What calls of a Pattern may do, without what the expression says: a text matches or it does not, and the parts of a text
 * are any parts. So results are all that there may be, and more.
 */
public final class Pattern implements java.io.Serializable {
    /** All flags of the constructor. */
    private static final int FLAGS = 0x1ff;

    private final String regex;
    private final int flags;
    final int groups;
    final boolean each; // group matches something wherever the expression matches

    private Pattern(String regex, int flags, int groups, boolean each) {
        this.regex = regex;
        this.flags = flags;
        this.groups = groups;
        this.each = each;
    }

    public static Pattern compile(String regex) {
        return compile(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        if ((flags & ~FLAGS) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        }
        if (regex == null) {
            throw new NullPointerException();
        }
        if (!$valid(regex)) {
            throw new PatternSyntaxException("", regex, -1);
        }
        int groups = $number();
        return new Pattern(regex, flags, groups < 0 ? 0 : groups, false);
    }

    private static native boolean $valid(String regex);

    private static native boolean $flip();

    private static native int $number();

    private static native String $words();

    /** An object whose methods the program may have written is not supported. */
    private static native void $other(Object x);

    static String text(CharSequence x) {
        if (x == null) {
            throw new NullPointerException();
        }
        if (!(x instanceof String)) {
            $other(x);
        }
        return (String) x;
    }

    /** Any text. */
    static String any() {
        String s = $words();
        return s == null ? "" : s;
    }

    static boolean flip() {
        return $flip();
    }

    /** A number from least to most. */
    static int between(int least, int most) {
        int n = $number();
        return n < least || n > most ? most : n;
    }

    /** compile of a constant that is valid. The name says how many groups it has; see reach/expressions.go. */
    static Pattern $compile0(String regex) {
        return new Pattern(regex, 0, 0, true);
    }

    static Pattern $compile1(String regex) {
        return new Pattern(regex, 0, 1, false);
    }

    static Pattern $compile2(String regex) {
        return new Pattern(regex, 0, 2, false);
    }

    static Pattern $compile3(String regex) {
        return new Pattern(regex, 0, 3, false);
    }

    static Pattern $compile4(String regex) {
        return new Pattern(regex, 0, 4, false);
    }

    static Pattern $compile5(String regex) {
        return new Pattern(regex, 0, 5, false);
    }

    /** compile of a constant that is valid with any flags that do not change which expressions are. */
    static Pattern $flagged(String regex, int flags) {
        return new Pattern(regex, flags, between(0, Integer.MAX_VALUE), false);
    }

    /** compile of a constant that is valid and whose groups all match something where it does. */
    static Pattern $each1(String regex) {
        return new Pattern(regex, 0, 1, true);
    }

    static Pattern $each2(String regex) {
        return new Pattern(regex, 0, 2, true);
    }

    static Pattern $each3(String regex) {
        return new Pattern(regex, 0, 3, true);
    }

    static Pattern $each4(String regex) {
        return new Pattern(regex, 0, 4, true);
    }

    static Pattern $each5(String regex) {
        return new Pattern(regex, 0, 5, true);
    }

    /** String.split, matches, replaceAll and replaceFirst of a constant that is valid. */
    static String[] $split(String text, String regex) {
        return $compile0(regex).split(text, 0);
    }

    static String[] $split(String text, String regex, int limit) {
        return $compile0(regex).split(text, limit);
    }

    static boolean $matches(String text, String regex) {
        return $flip();
    }

    /** The replacement is a constant without a reference to a group. */
    static String $replaced(String text, String regex, String replacement) {
        return replaced(text);
    }

    /** A text with replacements: itself, or any new one. */
    static String replaced(String text) {
        return $flip() ? text : any();
    }

    public static boolean matches(String regex, CharSequence input) {
        return compile(regex).matcher(input).matches();
    }

    public static String quote(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        return any();
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, text(input));
    }

    public String pattern() {
        return regex;
    }

    public String toString() {
        return regex;
    }

    public int flags() {
        return between(flags, Integer.MAX_VALUE); // the expression may have some
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        String text = text(input);
        int length = text.length();
        int most = limit > 0 && limit <= length ? limit : length + 1;
        int n = between(limit == 0 && length > 0 ? 0 : 1, most);
        String[] parts = Arrays.$words(n); // each is stored below
        for (int i = 0; i < n; i++) {
            parts[i] = part(text);
        }
        return parts;
    }

    /** Any part of a text. */
    static String part(String text) {
        int from = between(0, text.length());
        return text.substring(from, between(from, text.length()));
    }
}
