package java.lang;

/**
 * The chars of a StringBuilder or StringBuffer are the first count ones of an array that grows. The array is as long as
 * the JDK's capacity, which grows at least to twice itself and two.
 */
abstract class AbstractStringBuilder implements Appendable, CharSequence {
    private char[] value;
    private int count;

    AbstractStringBuilder(int capacity) {
        value = new char[capacity];
    }

    /**
     * Makes room for n more chars behind the last one, and returns how many there are with these. More chars than an
     * int can count need more memory than there is.
     */
    private int grow(int n) {
        int sum = count + n;
        if (sum < 0) {
            value = new char[sum]; // ends the run
        }
        if (sum > value.length) {
            char[] wider = new char[Math.max(sum, 2 * value.length + 2)];
            for (int i = 0; i < count; i++) {
                wider[i] = value[i];
            }
            value = wider;
        }
        return sum;
    }

    void $append(char c) {
        int sum = grow(1);
        value[count] = c;
        count = sum;
    }

    void $append(String s) {
        if (s == null) {
            s = "null";
        }
        int n = s.length();
        int sum = grow(n);
        for (int i = 0; i < n; i++) {
            value[count + i] = String.$get(s, i);
        }
        count = sum;
    }

    /** The text to append or insert for x. */
    String $textOf(Object x) {
        return String.valueOf(x);
    }

    void $append(CharSequence s, int from, int to) {
        if (s == null) {
            s = "null";
        }
        int n = s.length(); // which the JDK asks for first
        if (from < 0 || to > n || from > to) {
            throw new IndexOutOfBoundsException(String.$message());
        }
        grow(to - from);
        boolean foreign = $foreign(s);
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            if (foreign && c > 255) {
                asked(s);
            }
            value[count + i - from] = c;
        }
        count += to - from;
    }

    /** Whether the methods of s may be those of the program. */
    static boolean $foreign(CharSequence s) {
        return s != null && !(s instanceof String) && !(s instanceof AbstractStringBuilder);
    }

    /** Refuses what the program may have written. */
    static void $known(CharSequence s) {
        if ($foreign(s)) {
            asked(s);
        }
    }

    /** Does what the model does not do: ask for some chars twice. */
    private static native void asked(CharSequence s);

    void $append(CharSequence s) {
        if ($foreign(s)) {
            $append(s, 0, s.length());
        } else {
            $append($chars(s));
        }
    }

    void $insert(int at, CharSequence s) {
        if ($foreign(s)) {
            asked(s);
        }
        $insert(at, $chars(s));
    }

    void $append(char[] cs, int from, int n) {
        if (cs == null) {
            throw new NullPointerException(String.$message());
        }
        if (from < 0 || n < 0 || from > cs.length - n) {
            throw new IndexOutOfBoundsException(String.$message());
        }
        int sum = grow(n);
        for (int i = 0; i < n; i++) {
            value[count + i] = cs[from + i];
        }
        count = sum;
    }

    void $insert(int at, String s) {
        if (at < 0 || at > count) {
            throw new StringIndexOutOfBoundsException(String.$message());
        }
        if (s == null) {
            s = "null";
        }
        int n = s.length();
        int sum = grow(n);
        for (int i = count - 1; i >= at; i--) {
            value[i + n] = value[i];
        }
        for (int i = 0; i < n; i++) {
            value[at + i] = String.$get(s, i);
        }
        count = sum;
    }

    void $delete(int from, int to) {
        if (to > count) {
            to = count;
        }
        if (from < 0 || from > to) {
            throw new StringIndexOutOfBoundsException(String.$message());
        }
        int n = to - from;
        if (n > 0) {
            for (int i = to; i < count; i++) {
                value[i - n] = value[i];
            }
            count -= n;
        }
    }

    void $deleteCharAt(int at) {
        if (at < 0 || at >= count) {
            throw new StringIndexOutOfBoundsException(String.$message());
        }
        $delete(at, at + 1);
    }

    void $replace(int from, int to, String s) {
        if (to > count) {
            to = count;
        }
        if (from < 0 || from > count || from > to) {
            throw new StringIndexOutOfBoundsException(String.$message());
        }
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        grow(s.length() - (to - from));
        $delete(from, to);
        $insert(from, s);
    }

    /** A surrogate pair keeps its order. */
    void $reverse() {
        boolean pairs = false;
        int n = count - 1;
        for (int i = (n - 1) >> 1; i >= 0; i--) {
            char a = value[i];
            char b = value[n - i];
            value[i] = b;
            value[n - i] = a;
            pairs = pairs || $surrogate(a) || $surrogate(b);
        }
        if (pairs) {
            for (int i = 0; i < n; i++) {
                char b = value[i];
                if (b >= '\udc00' && b <= '\udfff') {
                    char a = value[i + 1];
                    if (a >= '\ud800' && a <= '\udbff') {
                        value[i] = a;
                        i++;
                        value[i] = b;
                    }
                }
            }
        }
    }

    private static boolean $surrogate(char c) {
        return c >= '\ud800' && c <= '\udfff';
    }

    public int length() {
        return count;
    }

    public char charAt(int at) {
        if (at < 0 || at >= count) {
            throw new StringIndexOutOfBoundsException(String.$message());
        }
        return value[at];
    }

    public void setCharAt(int at, char c) {
        if (at < 0 || at >= count) {
            throw new StringIndexOutOfBoundsException(String.$message());
        }
        value[at] = c;
    }

    public void setLength(int n) {
        if (n < 0) {
            throw new StringIndexOutOfBoundsException(String.$message());
        }
        if (n > count) {
            lengthen(n);
        }
        count = n;
    }

    /** Adds zeros, up to a length. It is apart from setLength, so that callers which shorten a text know what that does. */
    private void lengthen(int n) {
        if (n >= 1 << 30 && $wide()) {
            throw new IllegalArgumentException(String.$message());
        }
        grow(n - count);
        for (int i = count; i < n; i++) {
            value[i] = '\0';
        }
    }

    /** Whether the JDK keeps two bytes for each char. It then throws before there is no memory. */
    private static native boolean $wide();

    public void ensureCapacity(int n) {
        if (n > value.length) {
            grow(n - count);
        }
    }

    public void trimToSize() {
        if (count < value.length) {
            char[] tight = new char[count];
            for (int i = 0; i < count; i++) {
                tight[i] = value[i];
            }
            value = tight;
        }
    }

    public int capacity() {
        return value.length > 1 << 28 ? $large() : value.length;
    }

    /** The capacity of a buffer that does not grow by the rule any more. */
    private static native int $large();

    /** The capacity of a new buffer that will have the chars of s. */
    static int $room(CharSequence s) {
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        int n = s.length(); // which the JDK asks for
        if (n < 0) {
            throw new NegativeArraySizeException(String.$message());
        }
        return n + 16;
    }

    public int indexOf(String s) {
        return $text().indexOf(s, 0);
    }

    public int indexOf(String s, int from) {
        return $text().indexOf(s, from);
    }

    public int lastIndexOf(String s) {
        return $text().lastIndexOf(s, count);
    }

    public int lastIndexOf(String s, int from) {
        return $text().lastIndexOf(s, from);
    }

    public String substring(int from) {
        return substring(from, count);
    }

    public String substring(int from, int to) {
        if (from < 0 || to > count || from > to) {
            throw new StringIndexOutOfBoundsException(String.$message());
        }
        return $text(from, to - from);
    }

    /** Some of the chars; the text without any is one object. */
    private String $text(int from, int n) {
        return n == 0 ? "" : String.$of(value, from, n);
    }

    public CharSequence subSequence(int from, int to) {
        return substring(from, to);
    }

    String $text() {
        return $text(0, count);
    }

    /** The text of s, which a buffer does not remember. */
    private static String $chars(CharSequence s) {
        return s instanceof AbstractStringBuilder ? ((AbstractStringBuilder) s).$text() : String.valueOf(s);
    }

    /** The version of Java whose class files the JDK has. */
    static native int $release();

    /** Whether a buffer without chars that was asked for its text makes a new one; the versions differ. */
    static native boolean $again();

    public String toString() {
        return $text();
    }
}
