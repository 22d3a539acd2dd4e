package java.util;

import java.util.function.Supplier;

/** requireNonNull(Object) and requireNonNull(Object, String) are known to the lowering. */
public final class Objects {
    private Objects() {
    }

    public static boolean equals(Object a, Object b) {
        return a == b || a != null && a.equals(b);
    }

    public static int hashCode(Object x) {
        return x == null ? 0 : x.hashCode();
    }

    public static int hash(Object... xs) {
        return Arrays.hashCode(xs);
    }

    public static String toString(Object x) {
        return String.valueOf(x);
    }

    public static String toString(Object x, String otherwise) {
        return x == null ? otherwise : x.toString();
    }

    public static <T> int compare(T a, T b, Comparator<? super T> c) {
        if (a == b) {
            return 0;
        }
        if (c == null) {
            throw new NullPointerException();
        }
        return c.compare(a, b);
    }

    public static boolean isNull(Object x) {
        return x == null;
    }

    public static boolean nonNull(Object x) {
        return x != null;
    }

    public static <T> T requireNonNull(T x, Supplier<String> message) {
        if (x == null) {
            Object text = message == null ? null : ((Supplier<?>) message).get();
            if (text != null && !(text instanceof String)) {
                throw new ClassCastException(Arrays.$text());
            }
            throw new NullPointerException((String) text);
        }
        return x;
    }

    public static <T> T requireNonNullElse(T x, T otherwise) {
        if (x == null && otherwise == null) {
            throw new NullPointerException("defaultObj");
        }
        return x == null ? otherwise : x;
    }

    public static <T> T requireNonNullElseGet(T x, Supplier<? extends T> otherwise) {
        if (x != null) {
            return x;
        }
        if (otherwise == null) {
            throw new NullPointerException("supplier");
        }
        T y = otherwise.get();
        if (y == null) {
            throw new NullPointerException("supplier.get()");
        }
        return y;
    }

    public static int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException(Arrays.$message());
        }
        return index;
    }

    public static int checkFromToIndex(int from, int to, int length) {
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException(Arrays.$message());
        }
        return from;
    }

    public static int checkFromIndexSize(int from, int size, int length) {
        if (length < 0 || from < 0 || size < 0 || size > length - from) {
            throw new IndexOutOfBoundsException(Arrays.$message());
        }
        return from;
    }

    public static long checkIndex(long index, long length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException(Arrays.$message());
        }
        return index;
    }

    public static long checkFromToIndex(long from, long to, long length) {
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException(Arrays.$message());
        }
        return from;
    }

    public static long checkFromIndexSize(long from, long size, long length) {
        if (length < 0 || from < 0 || size < 0 || size > length - from) {
            throw new IndexOutOfBoundsException(Arrays.$message());
        }
        return from;
    }
}
