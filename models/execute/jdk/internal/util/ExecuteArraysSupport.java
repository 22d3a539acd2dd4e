package jdk.internal.util;

/** Elements are compared one by one. */
final class ExecuteArraysSupport {
    static int vectorizedMismatch(Object a, long i, Object b, long k, int n, int log2) {
        return ~n;
    }

    static int mismatch(boolean[] a, boolean[] b, int n) {
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(boolean[] a, int from, boolean[] b, int with, int n) {
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[with + i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(byte[] a, byte[] b, int n) {
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(byte[] a, int from, byte[] b, int with, int n) {
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[with + i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(char[] a, char[] b, int n) {
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(char[] a, int from, char[] b, int with, int n) {
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[with + i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(short[] a, short[] b, int n) {
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(short[] a, int from, short[] b, int with, int n) {
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[with + i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(int[] a, int[] b, int n) {
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(int[] a, int from, int[] b, int with, int n) {
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[with + i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(long[] a, long[] b, int n) {
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return -1;
    }

    static int mismatch(long[] a, int from, long[] b, int with, int n) {
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[with + i]) {
                return i;
            }
        }
        return -1;
    }
}
