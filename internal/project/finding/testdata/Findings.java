import java.util.*;

/** Each method has one violation; the comment says what it is worth. */
public class Findings {
    @interface Nullable {}

    @interface SuppressJayverify {
        String[] value();
    }

    @SuppressJayverify("array-index")
    public static int suppressed(int[] a) {
        return a == null ? 0 : a[0]; // documented
    }

    // its twin: another kind is suppressed
    @SuppressJayverify("class-cast")
    public static int notSuppressed(int[] a) {
        return a == null ? 0 : a[0]; // manifest
    }

    // documented: an explicit check at the head
    public static int fact(int n) {
        if (n < 0) throw new IllegalArgumentException("n"); // documented
        int r = 1;
        for (int i = 2; i <= n; i++) r *= i;
        return r;
    }

    // its twin: an explicit error for something that cannot be the caller's mistake
    public static int sign(int n) {
        if (n < 0) return -1;
        if (n > 0) return 1;
        throw new AssertionError("no sign"); // manifest
    }

    public static int required(String s) {
        Objects.requireNonNull(s); // documented
        return s.length();
    }

    // its twin: null is handed on, and nothing says that it may not be
    public static int nullArg(String s) {
        return s.length(); // latent
    }

    // its twin: null is allowed
    public static int nullAllowed(@Nullable String s) {
        return s.length(); // manifest
    }

    public static int offset(int[] a, int off) {
        return a == null ? 0 : get(a, off + 1);
    }

    static int get(int[] a, int i) {
        return a[i]; // latent
    }

    // its twin: the index is a constant, and the array may be empty
    public static int first(int[] a) {
        return a == null ? 0 : a[0]; // manifest
    }

    // its twin: what the array contains is the index
    public static int follow(int[] a) {
        return a == null || a.length == 0 ? 0 : a[a[0]]; // manifest
    }

    /** The code bounds the argument, and forgets about negative ones. */
    public static int negative(int[] a, int i) {
        if (a == null || a.length == 0) return 0;
        if (i >= a.length) i = a.length - 1;
        return a[i]; // latent
    }

    // its twin: the bound is wrong
    public static int clamped(int[] a, int i) {
        if (a == null || i < 0) return 0;
        if (i >= a.length) i = a.length - 1;
        return a[i]; // manifest
    }

    public static int upTo(int[] a, int n) {
        int s = 0;
        if (a == null) return 0;
        for (int i = 0; i < n; i++) s += a[i]; // latent
        return s;
    }

    // a long run, whose exception has left the call in which it was thrown
    public static int afterLong(int n) {
        int s = 0;
        try {
            for (int i = 0; i < 3000; i++) {
                s += i;
                s %= 1000;
            }
            return odd(n);
        } finally {
            System.out.println(s);
        }
    }

    private static int odd(int n) {
        if (n == 1) {
            throw new IllegalStateException(); // documented
        }
        return n;
    }

    // two arrays that nobody has
    public static int[] joined(int[] a, int[] b) {
        if (a == null || b == null) return null;
        return new int[a.length + b.length]; // latent
    }

    // the same where a method reads the element, and the index is computed from the variable
    public static int quads(int[] a, int n) {
        int sum = 0;
        for (int i = 0; i < n >> 2; i++) {
            sum += quad(a, 0, i << 2);
        }
        return sum;
    }

    private static int quad(int[] a, int offset, int i) {
        return a[offset + i + 3]; // latent
    }

    // its twin: the length of the array bounds the loop
    public static int quadsOfAll(int[] a) {
        if (a == null) return 0;
        int sum = 0;
        for (int i = 0; i <= a.length >> 2; i++) {
            sum += quadOf(a, 0, i << 2);
        }
        return sum;
    }

    private static int quadOf(int[] a, int offset, int i) {
        return a[offset + i + 3]; // manifest
    }

    // its twin: the array's own length bounds the index, wrongly
    public static int sum(int[] a) {
        int s = 0;
        if (a == null) return 0;
        for (int i = 0; i <= a.length; i++) s += a[i]; // manifest
        return s;
    }

    public static int divide(int x, int y) {
        return x / (y - 1); // latent
    }

    // its twin: the divisor is a count that the code makes
    public static int average(int[] a) {
        int n = 0, s = 0;
        if (a == null) return 0;
        for (int x : a) {
            if (x > 0) {
                n++;
                s += x;
            }
        }
        return s / n; // manifest
    }

    public static int[] array(int n) {
        return new int[n]; // latent
    }

    public static int cast(Object o) {
        return o == null ? 0 : ((Findings) o).field; // latent
    }

    static class Box {
        final String text;
        String other;

        Box(String text) {
            this.text = text;
        }
    }

    /** An argument goes through a constructor's field. */
    public static int boxed(String s) {
        return new Box(s).text.length(); // latent
    }

    // its twin: nobody sets the field
    public static int notSet(String s) {
        return new Box(s).other.length(); // manifest
    }

    private int field;

    // its twin: equals has to take every object
    @Override
    public boolean equals(Object o) {
        return o != null && ((Findings) o).field == field; // manifest
    }

    @Override
    public int hashCode() {
        return field;
    }

    public static char firstChar(String s) {
        return s == null ? ' ' : s.charAt(0); // manifest
    }

    // its twin: the index is an argument
    public static char charAt(String s, int i) {
        return s == null ? ' ' : s.charAt(i); // latent
    }

    public static int unsupported() {
        throw new UnsupportedOperationException(); // documented
    }

    /** Only a number that is not ordinary gets there. */
    public static int huge(int n) {
        int[] a = new int[1];
        return n == 123456789 ? a[a[0] + 1] : 0; // latent
    }

    // its twin
    public static int small(int n) {
        int[] a = new int[1];
        return n == 123 ? a[a[0] + 1] : 0; // manifest
    }

    /** An explicit check of what an argument contains. */
    public static int digits(int[] a) {
        int s = 0;
        if (a == null) return 0;
        for (int x : a) {
            if (x < 0 || x > 9) throw new IllegalArgumentException("digit " + x); // documented
            s = s + x;
        }
        return s;
    }

    public static int checked(int n) throws java.io.IOException {
        if (n == 7) throw new java.io.IOException(); // documented
        return n;
    }

    /** A guard of its own, with a name that says nothing. */
    public static int guarded(int n) {
        holds(n > 3);
        return n;
    }

    static void holds(boolean b) {
        if (!b) throw new IllegalStateException(); // documented
    }

    /** The code bounds the day from both sides, and by one too many. */
    public static int nextDay(int day) {
        if (day < 1 || day > 7) return 0;
        return DAYS[day]; // manifest
    }

    /** The twin: only one side is bounded, the other one is the caller's. */
    public static int anyDay(int day) {
        if (day > 6) return 0;
        return DAYS[day]; // latent
    }

    private static final int[] DAYS = new int[7];

    /** The code knows what to do with null in one place, and forgets it in the other. */
    public static int handled(String s, boolean b) {
        if (b) return s == null ? 0 : 1;
        return s.length(); // manifest
    }

    /** A part that does not lie within the array is the caller's mistake. */
    public static int part(byte[] b, int off, int len) {
        int[] at = {off};
        int n = b.length; // latent
        int sum = n;
        while (at[0] < off + len) {
            sum += b[at[0]++]; // latent
        }
        return sum;
    }

    /** It reads one element behind each part. */
    public static int partTooFar(byte[] b, int off, int len) {
        int[] at = {off};
        int n = b.length; // latent
        int sum = n;
        while (at[0] <= off + len) {
            sum += b[at[0]++]; // manifest
        }
        return sum;
    }

    /** The code compares the place with the length, by the wrong operator. */
    public static char nextMark(String s, int width) {
        int n = s.length(); // latent
        int at = width + width;
        if (at < n) {
            return 'a';
        }
        if (at <= s.length()) {
            return s.charAt(at); // manifest
        }
        return s.charAt(width); // latent
    }

    /** A width below 0 is the caller's mistake. */
    public static String behind(String s, int width) {
        int[] at = {width};
        int n = s.length(); // latent
        if (at[0] > n) {
            return s;
        }
        return s.substring(at[0]); // latent
    }

    /** The code lets a width pass that is too large by one. */
    public static String farBehind(String s, int width) {
        int[] at = {width};
        int n = s.length(); // latent
        if (at[0] > n + 1 || at[0] < 0) {
            return s;
        }
        return s.substring(at[0]); // manifest
    }

    /** A class that nobody can use. */
    static class Unusable {
        static final int NONE = of(0);

        static int of(int parts) {
            if (parts < 1) {
                throw new IllegalArgumentException(); // manifest
            }
            return 100 / parts;
        }
    }

    public static int unusable(int parts) {
        return parts < 1 ? 0 : Unusable.of(parts);
    }
}
