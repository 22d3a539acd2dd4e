package java.util;

import java.util.function.IntFunction;

/**
 * Sorting is by insertion: it is stable, and with it any order of equal elements is
 * the JDK's. Objects, of which others may see which are compared, have $sort.
 */
public final class Arrays {
    private Arrays() {
    }

    /** See the one of String. */
    static native String $message();

    /** For other packages. */
    public static String $text() {
        return $message();
    }

    /** For other packages: whether x can be an element of a. */
    public static boolean $fits(Object[] a, Object x) {
        return $admits(a, x);
    }

    /** A new array of n elements with the type of a. */
    static native Object[] $sized(Object[] a, int n);

    /** Whether x can be an element of a. */
    static native boolean $admits(Object[] a, Object x);

    /**
     * A new array of n elements, none of which is looked at before something is
     * stored there: that there is null at first is no part of what is known of it.
     */
    static native Object[] $room(int n);

    private static void $nonNull(Object a) {
        if (a == null) {
            throw new NullPointerException($message());
        }
    }

    private static void $range(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
    }

    public static java.util.stream.IntStream stream(int[] a) {
        $nonNull(a);
        return java.util.stream.StreamSupport.$of(a, 0, a.length);
    }

    public static java.util.stream.IntStream stream(int[] a, int from, int to) {
        $nonNull(a);
        $origin(a.length, from, to);
        return java.util.stream.StreamSupport.$of(a, from, to);
    }

    public static java.util.stream.LongStream stream(long[] a) {
        $nonNull(a);
        return java.util.stream.StreamSupport.$of(a, 0, a.length);
    }

    public static java.util.stream.LongStream stream(long[] a, int from, int to) {
        $nonNull(a);
        $origin(a.length, from, to);
        return java.util.stream.StreamSupport.$of(a, from, to);
    }

    public static java.util.stream.DoubleStream stream(double[] a) {
        $nonNull(a);
        return java.util.stream.StreamSupport.$of(a, 0, a.length);
    }

    public static java.util.stream.DoubleStream stream(double[] a, int from, int to) {
        $nonNull(a);
        $origin(a.length, from, to);
        return java.util.stream.StreamSupport.$of(a, from, to);
    }

    public static <T> java.util.stream.Stream<T> stream(T[] a) {
        $nonNull(a);
        return java.util.stream.StreamSupport.$of(a, 0, a.length);
    }

    public static <T> java.util.stream.Stream<T> stream(T[] a, int from, int to) {
        $nonNull(a);
        $origin(a.length, from, to);
        return java.util.stream.StreamSupport.$of(a, from, to);
    }

    private static void $origin(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
    }

    public static void fill(int[] a, int x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    public static void fill(int[] a, int from, int to, int x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    public static int[] copyOf(int[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        int[] r = new int[n];
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return r;
    }

    public static int[] copyOfRange(int[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        int[] r = new int[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return r;
    }

    public static boolean equals(int[] a, int[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Integer.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        return b.append(']').toString();
    }

    public static void sort(int[] a) {
        $nonNull(a);
        $sort(a, 0, a.length);
    }

    public static void sort(int[] a, int from, int to) {
        $nonNull(a);
        $range(a.length, from, to);
        $sort(a, from, to);
    }

    private static void $sort(int[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int x = a[i];
            int k = i;
            while (k > from && a[k - 1] > x) {
                a[k] = a[k - 1];
                k--;
            }
            a[k] = x;
        }
    }

    public static int binarySearch(int[] a, int x) {
        $nonNull(a);
        return $search(a, 0, a.length, x);
    }

    public static int binarySearch(int[] a, int from, int to, int x) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x);
    }

    private static int $search(int[] a, int from, int to, int x) {
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = lo + hi >>> 1;
            if (a[mid] < x) {
                lo = mid + 1;
            } else if (a[mid] > x) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void fill(long[] a, long x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    public static void fill(long[] a, int from, int to, long x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    public static long[] copyOf(long[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        long[] r = new long[n];
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return r;
    }

    public static long[] copyOfRange(long[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        long[] r = new long[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return r;
    }

    public static boolean equals(long[] a, long[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Long.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        return b.append(']').toString();
    }

    public static void sort(long[] a) {
        $nonNull(a);
        $sort(a, 0, a.length);
    }

    public static void sort(long[] a, int from, int to) {
        $nonNull(a);
        $range(a.length, from, to);
        $sort(a, from, to);
    }

    private static void $sort(long[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            long x = a[i];
            int k = i;
            while (k > from && a[k - 1] > x) {
                a[k] = a[k - 1];
                k--;
            }
            a[k] = x;
        }
    }

    public static int binarySearch(long[] a, long x) {
        $nonNull(a);
        return $search(a, 0, a.length, x);
    }

    public static int binarySearch(long[] a, int from, int to, long x) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x);
    }

    private static int $search(long[] a, int from, int to, long x) {
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = lo + hi >>> 1;
            if (a[mid] < x) {
                lo = mid + 1;
            } else if (a[mid] > x) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void fill(short[] a, short x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    public static void fill(short[] a, int from, int to, short x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    public static short[] copyOf(short[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        short[] r = new short[n];
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return r;
    }

    public static short[] copyOfRange(short[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        short[] r = new short[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return r;
    }

    public static boolean equals(short[] a, short[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Short.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        return b.append(']').toString();
    }

    public static void sort(short[] a) {
        $nonNull(a);
        $sort(a, 0, a.length);
    }

    public static void sort(short[] a, int from, int to) {
        $nonNull(a);
        $range(a.length, from, to);
        $sort(a, from, to);
    }

    private static void $sort(short[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            short x = a[i];
            int k = i;
            while (k > from && a[k - 1] > x) {
                a[k] = a[k - 1];
                k--;
            }
            a[k] = x;
        }
    }

    public static int binarySearch(short[] a, short x) {
        $nonNull(a);
        return $search(a, 0, a.length, x);
    }

    public static int binarySearch(short[] a, int from, int to, short x) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x);
    }

    private static int $search(short[] a, int from, int to, short x) {
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = lo + hi >>> 1;
            if (a[mid] < x) {
                lo = mid + 1;
            } else if (a[mid] > x) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void fill(byte[] a, byte x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    public static void fill(byte[] a, int from, int to, byte x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    public static byte[] copyOf(byte[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        byte[] r = new byte[n];
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return r;
    }

    public static byte[] copyOfRange(byte[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        byte[] r = new byte[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return r;
    }

    public static boolean equals(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Byte.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        return b.append(']').toString();
    }

    public static void sort(byte[] a) {
        $nonNull(a);
        $sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int from, int to) {
        $nonNull(a);
        $range(a.length, from, to);
        $sort(a, from, to);
    }

    private static void $sort(byte[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            byte x = a[i];
            int k = i;
            while (k > from && a[k - 1] > x) {
                a[k] = a[k - 1];
                k--;
            }
            a[k] = x;
        }
    }

    public static int binarySearch(byte[] a, byte x) {
        $nonNull(a);
        return $search(a, 0, a.length, x);
    }

    public static int binarySearch(byte[] a, int from, int to, byte x) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x);
    }

    private static int $search(byte[] a, int from, int to, byte x) {
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = lo + hi >>> 1;
            if (a[mid] < x) {
                lo = mid + 1;
            } else if (a[mid] > x) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void fill(char[] a, char x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    public static void fill(char[] a, int from, int to, char x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    public static char[] copyOf(char[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        char[] r = new char[n];
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return r;
    }

    public static char[] copyOfRange(char[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        char[] r = new char[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return r;
    }

    public static boolean equals(char[] a, char[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Character.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        return b.append(']').toString();
    }

    public static void sort(char[] a) {
        $nonNull(a);
        $sort(a, 0, a.length);
    }

    public static void sort(char[] a, int from, int to) {
        $nonNull(a);
        $range(a.length, from, to);
        $sort(a, from, to);
    }

    private static void $sort(char[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            char x = a[i];
            int k = i;
            while (k > from && a[k - 1] > x) {
                a[k] = a[k - 1];
                k--;
            }
            a[k] = x;
        }
    }

    public static int binarySearch(char[] a, char x) {
        $nonNull(a);
        return $search(a, 0, a.length, x);
    }

    public static int binarySearch(char[] a, int from, int to, char x) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x);
    }

    private static int $search(char[] a, int from, int to, char x) {
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = lo + hi >>> 1;
            if (a[mid] < x) {
                lo = mid + 1;
            } else if (a[mid] > x) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void fill(boolean[] a, boolean x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    public static void fill(boolean[] a, int from, int to, boolean x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    public static boolean[] copyOf(boolean[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        boolean[] r = new boolean[n];
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return r;
    }

    public static boolean[] copyOfRange(boolean[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        boolean[] r = new boolean[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return r;
    }

    public static boolean equals(boolean[] a, boolean[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Boolean.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        return b.append(']').toString();
    }

    public static void fill(float[] a, float x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    public static void fill(float[] a, int from, int to, float x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    public static float[] copyOf(float[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        float[] r = new float[n];
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return r;
    }

    public static float[] copyOfRange(float[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        float[] r = new float[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return r;
    }

    public static boolean equals(float[] a, float[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Float.compare(a[i], b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Float.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        return b.append(']').toString();
    }

    public static void sort(float[] a) {
        $nonNull(a);
        $sort(a, 0, a.length);
    }

    public static void sort(float[] a, int from, int to) {
        $nonNull(a);
        $range(a.length, from, to);
        $sort(a, from, to);
    }

    private static void $sort(float[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            float x = a[i];
            int k = i;
            while (k > from && Float.compare(a[k - 1], x) > 0) {
                a[k] = a[k - 1];
                k--;
            }
            a[k] = x;
        }
    }

    public static void fill(double[] a, double x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    public static void fill(double[] a, int from, int to, double x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = x;
        }
    }

    public static double[] copyOf(double[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        double[] r = new double[n];
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return r;
    }

    public static double[] copyOfRange(double[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        double[] r = new double[to - from];
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return r;
    }

    public static boolean equals(double[] a, double[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Double.compare(a[i], b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + Double.hashCode(a[i]);
        }
        return h;
    }

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(a[i]);
        }
        return b.append(']').toString();
    }

    public static void sort(double[] a) {
        $nonNull(a);
        $sort(a, 0, a.length);
    }

    public static void sort(double[] a, int from, int to) {
        $nonNull(a);
        $range(a.length, from, to);
        $sort(a, from, to);
    }

    private static void $sort(double[] a, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            double x = a[i];
            int k = i;
            while (k > from && Double.compare(a[k - 1], x) > 0) {
                a[k] = a[k - 1];
                k--;
            }
            a[k] = x;
        }
    }

    public static void fill(Object[] a, Object x) {
        $nonNull(a);
        for (int i = 0; i < a.length; i++) {
            if (!$admits(a, x)) {
                throw new ArrayStoreException($message());
            }
            a[i] = x;
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] a, int n) {
        if (n < 0) {
            throw new NegativeArraySizeException($message());
        }
        $nonNull(a);
        Object[] r = $sized(a, n);
        for (int i = 0; i < n && i < a.length; i++) {
            r[i] = a[i];
        }
        return (T[]) r;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] a, int from, int to) {
        if (to - from < 0) { // as the JDK has it: not where that is too large for an int
            throw new IllegalArgumentException(from + " > " + to);
        }
        $nonNull(a);
        if (from < 0 || from > a.length) {
            throw new ArrayIndexOutOfBoundsException($message());
        }
        Object[] r = $sized(a, to - from);
        for (int i = from; i < to && i < a.length; i++) {
            r[i - from] = a[i];
        }
        return (T[]) r;
    }

    public static boolean equals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + (a[i] == null ? 0 : a[i].hashCode());
        }
        return h;
    }

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(String.valueOf(a[i]));
        }
        return b.append(']').toString();
    }

    @SuppressWarnings("unchecked")
    public static void sort(Object[] a) {
        $nonNull(a);
        $sort(a, a.length, null, null, null, 0);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        $nonNull(a);
        $sort(a, a.length, (Comparator<Object>) c, null, null, 0);
    }

    /**
     * Sorts the first n elements. For fewer than 32 it compares what the JDK
     * compares: along the run at the start, which is turned round when it descends,
     * and then where in the part that is sorted each of the others belongs, by
     * halves. The array is that of the list l or the vector v when one is given,
     * whose changes are counted.
     */
    static void $sort(Object[] a, int n, Comparator<Object> c, java.util.ArrayList<?> l, Vector<?> v, int changes) {
        if (n < 2) {
            return;
        }
        if (n >= 32) {
            $reorders(); // the JDK merges runs
        }
        int run = 2;
        if ($compare(a[1], a[0], c, l, v, changes) < 0) {
            while (run < n && $compare(a[run], a[run - 1], c, l, v, changes) < 0) {
                run++;
            }
            for (int i = 0, k = run - 1; i < k; i++, k--) {
                Object x = a[i];
                a[i] = a[k];
                a[k] = x;
            }
        } else {
            while (run < n && $compare(a[run], a[run - 1], c, l, v, changes) >= 0) {
                run++;
            }
        }
        for (int i = run; i < n; i++) {
            Object x = a[i];
            int low = 0;
            int high = i;
            while (low < high) {
                int mid = (low + high) / 2;
                if ($compare(x, a[mid], c, l, v, changes) < 0) {
                    high = mid;
                } else {
                    low = mid + 1;
                }
            }
            for (int k = i; k > low; k--) {
                a[k] = a[k - 1];
            }
            a[low] = x;
        }
    }

    /** Compares; that must not change the list, whose array would then be read where the JDK's holds null. */
    private static int $compare(Object x, Object y, Comparator<Object> c, java.util.ArrayList<?> l, Vector<?> v, int changes) {
        int r = $compare(x, y, c);
        if (l != null) {
            l.$unchanged(changes);
        }
        if (v != null) {
            v.$unchanged(changes);
        }
        return r;
    }

    /** Begins to compare in another order than the JDK's, which the program must not be able to tell. */
    static native void $reorders();

    /** Compares by c, or in the natural order when c is null. */
    @SuppressWarnings("unchecked")
    static int $compare(Object x, Object y, Comparator<Object> c) {
        if (c != null) {
            return c.compare(x, y);
        }
        if (x == null) {
            throw new NullPointerException($message());
        }
        if (!(x instanceof Comparable)) {
            throw new ClassCastException($message());
        }
        return ((Comparable<Object>) x).compareTo(y);
    }

    @SafeVarargs
    public static <T> List<T> asList(T... xs) {
        $nonNull(xs);
        return new ArrayList<T>(xs);
    }

    /** The array seen as a list. */
    private static class ArrayList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        static final String $JDK = "java.util.Arrays$ArrayList";
        private final E[] a;

        ArrayList(E[] a) {
            this.a = a;
        }

        private void check(int i) {
            if (i < 0 || i >= a.length) {
                throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + a.length);
            }
        }

        public int size() {
            return a.length;
        }

        public boolean isEmpty() {
            return a.length == 0;
        }

        public E get(int i) {
            check(i);
            return a[i];
        }

        public E set(int i, E x) {
            check(i);
            if (!$admits(a, x)) {
                throw new ArrayStoreException($message());
            }
            E old = a[i];
            a[i] = x;
            return old;
        }

        public int indexOf(Object x) {
            for (int i = 0; i < a.length; i++) {
                if (x == null ? a[i] == null : x.equals(a[i])) {
                    return i;
                }
            }
            return -1;
        }

        public int lastIndexOf(Object x) {
            for (int i = a.length - 1; i >= 0; i--) {
                if (x == null ? a[i] == null : x.equals(a[i])) {
                    return i;
                }
            }
            return -1;
        }

        public boolean contains(Object x) {
            return indexOf(x) >= 0;
        }

        public Object[] toArray() {
            Object[] xs = new Object[a.length];
            for (int i = 0; i < a.length; i++) {
                xs[i] = a[i];
            }
            return xs;
        }

        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] xs) {
            return new java.util.ArrayList<E>(this).toArray(xs);
        }

        @SuppressWarnings("unchecked")
        public void sort(Comparator<? super E> c) {
            Arrays.sort(a, c);
        }

        public int hashCode() {
            return Arrays.hashCode(a);
        }

        public String toString() {
            return Arrays.toString(a);
        }

        public java.util.stream.Stream<E> stream() {
            return java.util.stream.StreamSupport.$of(a, 0, a.length);
        }

        public Iterator<E> iterator() {
            return new Itr<E>(a);
        }
    }

    private static class Itr<E> implements Iterator<E> {
        static final String $JDK = "java.util.Arrays$ArrayItr";
        private final E[] a;
        private int at;

        Itr(E[] a) {
            this.a = a;
        }

        public boolean hasNext() {
            return at < a.length;
        }

        public E next() {
            if (at >= a.length) {
                throw new NoSuchElementException();
            }
            at++;
            return a[at - 1];
        }

        public void remove() {
            throw new UnsupportedOperationException("remove");
        }
    }

    public static int binarySearch(float[] a, float x) {
        $nonNull(a);
        return $search(a, 0, a.length, x);
    }

    public static int binarySearch(float[] a, int from, int to, float x) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x);
    }

    private static int $search(float[] a, int from, int to, float x) {
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = lo + hi >>> 1;
            int d = Float.compare(a[mid], x);
            if (d < 0) {
                lo = mid + 1;
            } else if (d > 0) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static int binarySearch(double[] a, double x) {
        $nonNull(a);
        return $search(a, 0, a.length, x);
    }

    public static int binarySearch(double[] a, int from, int to, double x) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x);
    }

    private static int $search(double[] a, int from, int to, double x) {
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = lo + hi >>> 1;
            int d = Double.compare(a[mid], x);
            if (d < 0) {
                lo = mid + 1;
            } else if (d > 0) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static int binarySearch(Object[] a, Object x) {
        $nonNull(a);
        return $search(a, 0, a.length, x, null);
    }

    public static int binarySearch(Object[] a, int from, int to, Object x) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] a, T x, Comparator<? super T> c) {
        $nonNull(a);
        return $search(a, 0, a.length, x, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] a, int from, int to, T x, Comparator<? super T> c) {
        $nonNull(a);
        $range(a.length, from, to);
        return $search(a, from, to, x, (Comparator<Object>) c);
    }

    private static int $search(Object[] a, int from, int to, Object x, Comparator<Object> c) {
        int lo = from;
        int hi = to - 1;
        while (lo <= hi) {
            int mid = lo + hi >>> 1;
            int d = $compare(a[mid], x, c);
            if (d < 0) {
                lo = mid + 1;
            } else if (d > 0) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void fill(Object[] a, int from, int to, Object x) {
        $nonNull(a);
        $range(a.length, from, to);
        for (int i = from; i < to; i++) {
            if (!$admits(a, x)) {
                throw new ArrayStoreException($message());
            }
            a[i] = x;
        }
    }
}
