package java.lang;

/** See {@link AbstractStringBuilder}. */
public final class StringBuffer extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuffer>, CharSequence {
    public StringBuffer() {
        super(16);
    }

    public StringBuffer(int capacity) {
        super(capacity < 0 ? 0 : capacity);
        if (capacity < 0) {
            throw new NegativeArraySizeException(String.$message());
        }
    }

    public StringBuffer(String s) {
        super($length(s) + 16);
        append(s);
    }

    private static int $length(String s) {
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        return s.length();
    }

    public StringBuffer(CharSequence s) {
        super(16);
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        if ($foreign(s)) {
            s.length(); // which the JDK asks for
        }
        $append(s);
    }

    public StringBuffer append(Object x) {
        return append(String.valueOf(x));
    }

    public StringBuffer append(String s) {
        $append(s);
        return this;
    }

    public StringBuffer append(StringBuffer s) {
        return append((CharSequence) s);
    }

    public StringBuffer append(CharSequence s) {
        $append(s);
        return this;
    }

    public StringBuffer append(CharSequence s, int from, int to) {
        $append(s, from, to);
        return this;
    }

    public StringBuffer append(char[] cs) {
        $append(cs, 0, cs == null ? 0 : cs.length);
        return this;
    }

    public StringBuffer append(char[] cs, int from, int n) {
        $append(cs, from, n);
        return this;
    }

    public StringBuffer append(boolean x) {
        $append(x ? "true" : "false");
        return this;
    }

    public StringBuffer append(char c) {
        $append(c);
        return this;
    }

    public StringBuffer append(int x) {
        $append(String.$decimal(x));
        return this;
    }

    public StringBuffer append(long x) {
        $append(String.$decimal(x));
        return this;
    }

    public StringBuffer append(float x) {
        $append(String.valueOf(x));
        return this;
    }

    public StringBuffer append(double x) {
        $append(String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int at, Object x) {
        $insert(at, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int at, String s) {
        $insert(at, s);
        return this;
    }

    public StringBuffer insert(int at, CharSequence s) {
        $insert(at, s);
        return this;
    }

    public StringBuffer insert(int at, boolean x) {
        $insert(at, x ? "true" : "false");
        return this;
    }

    public StringBuffer insert(int at, char c) {
        $insert(at, String.valueOf(c));
        return this;
    }

    public StringBuffer insert(int at, int x) {
        $insert(at, String.$decimal(x));
        return this;
    }

    public StringBuffer insert(int at, long x) {
        $insert(at, String.$decimal(x));
        return this;
    }

    public StringBuffer delete(int from, int to) {
        $delete(from, to);
        return this;
    }

    public StringBuffer deleteCharAt(int at) {
        $deleteCharAt(at);
        return this;
    }

    public StringBuffer replace(int from, int to, String s) {
        $replace(from, to, s);
        return this;
    }

    public StringBuffer reverse() {
        $reverse();
        return this;
    }

    public int compareTo(StringBuffer other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return toString().compareTo(other.toString());
    }

    public String toString() {
        return length() == 0 && $again() ? String.$new() : super.toString();
    }
}
