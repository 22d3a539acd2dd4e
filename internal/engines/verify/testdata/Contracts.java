import java.util.Objects;

/**
 * Methods with contracts. The first letters of the comments are the verdicts without a
 * contract, with the contract believed, and with ordinary values alone: S for SAFE, U for
 * UNSAFE.
 */
public class Contracts {
    @interface NonNull {}

    @interface Nullable {}

    @interface Positive {}

    @interface NonNegative {}

    @interface Min {
        long value();
    }

    @interface Size {
        int min() default 0;

        int max() default Integer.MAX_VALUE;
    }

    @interface IndexFor {
        String value();
    }

    static int length(@NonNull String s) { return s.length(); } // USS

    static int nullable(@Nullable String s) { return s.length(); } // UUU

    static int unknown(String s) { return s.length(); } // UUS

    static int positive(@Positive int n) { return 10 / n; } // USS

    static int nonNegative(@NonNegative int n) { return 10 / n; } // UUU

    static long min(@Min(3) long n) { return 10 / (n - 2); } // USS

    static long minWrong(@Min(3) long n) { return 10 / (n - 3); } // UUU

    static int size(@NonNull @Size(min = 2) int[] a) { return a[1]; } // USS

    static int sizeWrong(@NonNull @Size(min = 2) int[] a) { return a[2]; } // UUU

    static int index(@NonNull int[] a, @IndexFor("#1") int i) { return a[i]; } // USS

    static int indexWrong(@NonNull int[] a, @IndexFor("#1") int i) { return a[i + 1]; } // UUU

    static int checked(int[] a, int off, int len) { // USS
        Objects.requireNonNull(a);
        if (off < 0 || len <= 0 || off > a.length - len) throw new IndexOutOfBoundsException();
        return a[off] + a[off + len - 1];
    }

    static int checkedWrong(int[] a, int off, int len) { // UUU
        Objects.requireNonNull(a);
        if (off < 0 || len <= 0 || off > a.length - len) throw new IndexOutOfBoundsException();
        return a[off] + a[off + len];
    }

    /** A check that is not about parameters alone does not make the method safe. */
    static int state; // no method

    static int stateful(int n) { // UUU
        if (state < n) throw new IllegalStateException();
        return n;
    }

    /** Two checks, of which one is in the way of the other only for some arguments. */
    static int either(int a, int b) { // USS
        if (a > 5 && b < 0) throw new IllegalArgumentException();
        return a > 5 ? 10 / (b + 1) : a;
    }

    static int eitherWrong(int a, int b) { // UUU
        if (a > 5 && b < 0) throw new IllegalArgumentException();
        return a > 5 ? a : 10 / (b + 1);
    }

    /** Only a number that is not ordinary fails. */
    static int huge(int n) { // UUS
        if (n > 100000) return 1 / (n - 200000);
        return n;
    }

    /** The sum wraps around: the check lets it pass. */
    static int wraps(int off, int len, @NonNull int[] a) { // UUS
        if (off < 0 || len < 0 || off + len > a.length) throw new IndexOutOfBoundsException();
        return len > 0 ? a[off] : 0;
    }

    int field; // no method

    /** The receiver is not one of the parameters. */
    int receiver(@Positive int n, @NonNull String s) { return s.length() / n; } // USS

    int receiverWrong(@Positive int n, @NonNull String s) { return n / s.length(); } // UUU
}
