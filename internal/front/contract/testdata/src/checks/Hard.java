package checks;

import java.util.Objects;

/** Checks that a reader can get wrong. The contracts of the exact ones are complete. */
public class Hard {
    public static int exactSum(int off, int len) {
        if ((off | len) < 0) throw new IllegalArgumentException();
        return off;
    }

    public static int exactWraps(int off, int len) {
        if (off + len < 0) throw new IllegalArgumentException();
        return off;
    }

    public static long exactLong(long a, int b) {
        if (a - b > 5) throw new IllegalArgumentException();
        return a;
    }

    public static int exactRange(int n) {
        if (n < 0 || n > 10) throw new IllegalArgumentException();
        return n;
    }

    public static int exactNested(int n, boolean strict) {
        if (strict) {
            if (n > 3) throw new IllegalArgumentException();
        } else if (n < -3) {
            throw new IllegalStateException();
        }
        return n;
    }

    public static int exactNot(int n) {
        if (n != 5) throw new IllegalArgumentException();
        return n;
    }

    /** One throw for two ways, of which one is not about the parameters alone. */
    public static int partly(int[] a, int n) {
        if (n < 0 || a != null && a.length > 0 && a[0] == 1) throw new IllegalArgumentException();
        return n;
    }

    /** The check comes after a return. */
    public static int exactLate(int n) {
        if (n > 5) return 1;
        if (n < 0) throw new IllegalArgumentException();
        return n;
    }

    /** The parameter has another value when it is checked. */
    public static int exactChanged(int n) {
        n = n + 1;
        if (n < 0) throw new IllegalArgumentException();
        return n;
    }

    /** A handler catches the one, and not the other. */
    public static int exactCaught(int n) {
        try {
            if (n < 0) throw new IllegalArgumentException();
            if (n > 5) throw new IllegalStateException();
        } catch (IllegalArgumentException e) {
            return 0;
        }
        return n;
    }

    /** A finally block that returns hides the exception. */
    @SuppressWarnings("finally")
    public static int hidden(int n, int m) {
        Objects.checkIndex(0, m);
        try {
            if (n < 0) throw new IllegalArgumentException();
        } finally {
            return 3;
        }
    }

    public static int exactGuard(String s, int n) {
        notNull(s, n);
        return n;
    }

    private static String notNull(String s, int n) {
        if (s == null && n != 0) throw new NullPointerException();
        return s;
    }

    /** Conditions behind a switch are not read. */
    public static int switched(int n) {
        switch (n) {
            case 1:
            case 2:
                return n;
            default:
                if (n < 0) throw new IllegalArgumentException();
                return -n;
        }
    }

    /** A loop may end before the check. */
    public static int looped(int[] a, int n) {
        if (a == null) throw new NullPointerException();
        for (int x : a) if (x == 2) return x;
        if (n < 0) throw new IllegalArgumentException();
        return n;
    }

    public static int exactBoth(String s, int[] a) {
        Objects.requireNonNull(s);
        Objects.requireNonNull(a, "a");
        if (s.length() > a.length) throw new IllegalArgumentException();
        return a.length;
    }

    public static int exactEmpty(String s) {
        if (s != null && !s.isEmpty()) throw new IllegalArgumentException();
        return 0;
    }

    public static boolean exactBoolean(boolean b, boolean c) {
        if (b && !c) throw new IllegalArgumentException();
        return b;
    }

    public static int exactRecursive(int n) {
        if (n > 3) throw new IllegalArgumentException();
        return n < 0 ? 0 : n == 0 ? 1 : exactRecursive(n - 1);
    }
}
