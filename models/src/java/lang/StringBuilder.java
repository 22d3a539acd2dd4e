package java.lang;

/** See {@link AbstractStringBuilder}. */
public final class StringBuilder extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuilder>, CharSequence {
    public StringBuilder() {
        super(16);
    }

    public StringBuilder(int capacity) {
        super(capacity < 0 ? 0 : capacity);
        if (capacity < 0) {
            throw new NegativeArraySizeException(String.$message());
        }
    }

    public StringBuilder(String s) {
        super($length(s) + 16);
        append(s);
    }

    private static int $length(String s) {
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        return s.length();
    }

    public StringBuilder(CharSequence s) {
        super(16);
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        if ($foreign(s)) {
            s.length(); // which the JDK asks for
        }
        $append(s);
    }

    public StringBuilder append(Object x) {
        return append(String.valueOf(x));
    }

    public StringBuilder append(String s) {
        $append(s);
        return this;
    }

    public StringBuilder append(StringBuffer s) {
        return append((CharSequence) s);
    }

    public StringBuilder append(CharSequence s) {
        $append(s);
        return this;
    }

    public StringBuilder append(CharSequence s, int from, int to) {
        $append(s, from, to);
        return this;
    }

    public StringBuilder append(char[] cs) {
        $append(cs, 0, cs == null ? 0 : cs.length);
        return this;
    }

    public StringBuilder append(char[] cs, int from, int n) {
        $append(cs, from, n);
        return this;
    }

    public StringBuilder append(boolean x) {
        $append(x ? "true" : "false");
        return this;
    }

    public StringBuilder append(char c) {
        $append(c);
        return this;
    }

    public StringBuilder append(int x) {
        $append(String.$decimal(x));
        return this;
    }

    public StringBuilder append(long x) {
        $append(String.$decimal(x));
        return this;
    }

    public StringBuilder append(float x) {
        $append(String.valueOf(x));
        return this;
    }

    public StringBuilder append(double x) {
        $append(String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int at, Object x) {
        $insert(at, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int at, String s) {
        $insert(at, s);
        return this;
    }

    public StringBuilder insert(int at, CharSequence s) {
        $insert(at, s);
        return this;
    }

    public StringBuilder insert(int at, boolean x) {
        $insert(at, x ? "true" : "false");
        return this;
    }

    public StringBuilder insert(int at, char c) {
        $insert(at, String.valueOf(c));
        return this;
    }

    public StringBuilder insert(int at, int x) {
        $insert(at, String.$decimal(x));
        return this;
    }

    public StringBuilder insert(int at, long x) {
        $insert(at, String.$decimal(x));
        return this;
    }

    public StringBuilder delete(int from, int to) {
        $delete(from, to);
        return this;
    }

    public StringBuilder deleteCharAt(int at) {
        $deleteCharAt(at);
        return this;
    }

    public StringBuilder replace(int from, int to, String s) {
        $replace(from, to, s);
        return this;
    }

    public StringBuilder reverse() {
        $reverse();
        return this;
    }

    public int compareTo(StringBuilder other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return toString().compareTo(other.toString());
    }
}
