package java.util;

/** Texts with a separator between them, between a prefix and a suffix. */
public final class StringJoiner {
    private final String separator;
    private final String prefix;
    private final String suffix;
    private String text; // null: nothing was added
    private String empty; // null: prefix and suffix

    public StringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        if (prefix == null || separator == null || suffix == null) {
            throw new NullPointerException(Arrays.$message());
        }
        this.prefix = prefix.toString();
        this.separator = separator.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence x) {
        if (x == null) {
            throw new NullPointerException(Arrays.$message());
        }
        empty = x.toString();
        return this;
    }

    public StringJoiner add(CharSequence x) {
        String s = String.valueOf(x);
        text = text == null ? s : text + separator + s;
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return other.text == null ? this : add(other.text);
    }

    public int length() {
        return toString().length();
    }

    public String toString() {
        if (text == null && empty != null) {
            return empty;
        }
        return String.$new(new StringBuilder(prefix).append(text == null ? "" : text).append(suffix));
    }
}
