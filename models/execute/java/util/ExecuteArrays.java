package java.util;

/** Compares the pairs that the JDK compares, in its order. */
final class ExecuteArrays {
    static boolean $merges(Object[] a, int n, Comparator<Object> c) {
        if (c == null) {
            ComparableTimSort.sort(a, 0, n, new Object[n], 0, n);
        } else {
            TimSort.sort(a, 0, n, c, new Object[n], 0, n);
        }
        return true;
    }
}
