package checks;

import java.util.Objects;

public class Checks {
    private int size;

    public static int fact(int n) {
        if (n < 0) throw new IllegalArgumentException("n");
        return n;
    }

    public static int range(int off, int len, int[] a) {
        if (off < 0 || len < 0 || off > a.length - len) throw new IndexOutOfBoundsException();
        return a[off];
    }

    public static int require(String s) {
        Objects.requireNonNull(s, "s");
        return s.length();
    }

    public static int index(int i, int n) { return Objects.checkIndex(i, n); }

    /** A check in another method, with a name that says nothing. */
    public static int own(String s, long n) {
        mustHold(s != null, "s");
        mustHold(n > 10, "n");
        return s.length();
    }

    static void mustHold(boolean b, String what) {
        if (!b) throw new IllegalStateException(what + " is wrong");
    }

    static <T> T given(T t) {
        if (t == null) throw new NullPointerException("not given");
        return t;
    }

    public Checks(int size, Object o) {
        this.size = size;
        given(o);
        if (size <= 0) throw new IllegalArgumentException();
    }

    /** The twin: what the object has in it is no matter of the arguments. */
    public int state(int n) {
        if (size < n) throw new IllegalStateException();
        return n;
    }

    /** The twin: no explicit check. */
    public static int deref(String s, int[] a) { return s.length() + a[0]; }

    /** The twin: the exception is caught. */
    public static int caught(int n) {
        try {
            if (n < 0) throw new IllegalArgumentException();
            return n;
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    /** The twin: a loop decides. */
    public static int loop(int n) {
        for (int i = 0; i < n; i++) if (i * i == 49) throw new IllegalArgumentException();
        return n;
    }

    public static int both(int a, int b) {
        if (a > 5 && b < 0) throw new IllegalArgumentException();
        return a;
    }

    public static int notEmpty(String s) {
        if (s == null || s.isEmpty()) throw new IllegalArgumentException();
        return s.charAt(0);
    }

    public static void never() { throw new UnsupportedOperationException(); }

    public static int parse(String s) { return Integer.parseInt(s); }

    /** Null has a meaning here. */
    public static int handled(String s) {
        if (s == null) return 0;
        return s.length();
    }

    /** The twin: null is refused. */
    public static int refused(String s) {
        if (s == null) {
            String text = "no text";
            throw new IllegalArgumentException(text);
        }
        return s.length();
    }
}
