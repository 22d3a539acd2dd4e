package java.lang;

/** What is not here is known to the lowering, or not modelled. */
public final class System {
    private System() {
    }

    public static native String lineSeparator();

    public static String getProperty(String key) {
        $key(key);
        return $property(key);
    }

    public static String getProperty(String key, String other) {
        $key(key);
        String s = $property(key);
        return s == null ? other : s;
    }

    private static void $key(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    /** What somebody has set: any text or null. */
    private static native String $property(String key);

    public static String getenv(String name) {
        if (name == null) {
            throw new NullPointerException(String.$message());
        }
        return $variable(name);
    }

    /** A variable of the environment: any text or null. */
    private static native String $variable(String name);

    /** A property that every platform has: any text. */
    private static native String $known(String key);

    private static native String $known(String key, String other);

    public static void arraycopy(Object from, int i, Object to, int k, int n) {
        if (from == null || to == null) {
            throw new NullPointerException(String.$message());
        }
        boolean up = from == to && i < k; // from the last element down
        if (from instanceof int[] && to instanceof int[]) {
            int[] a = (int[]) from;
            int[] b = (int[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                b[k + d] = a[i + d];
            }
            return;
        }
        if (from instanceof long[] && to instanceof long[]) {
            long[] a = (long[]) from;
            long[] b = (long[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                b[k + d] = a[i + d];
            }
            return;
        }
        if (from instanceof short[] && to instanceof short[]) {
            short[] a = (short[]) from;
            short[] b = (short[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                b[k + d] = a[i + d];
            }
            return;
        }
        if (from instanceof byte[] && to instanceof byte[]) {
            byte[] a = (byte[]) from;
            byte[] b = (byte[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                b[k + d] = a[i + d];
            }
            return;
        }
        if (from instanceof char[] && to instanceof char[]) {
            char[] a = (char[]) from;
            char[] b = (char[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                b[k + d] = a[i + d];
            }
            return;
        }
        if (from instanceof boolean[] && to instanceof boolean[]) {
            boolean[] a = (boolean[]) from;
            boolean[] b = (boolean[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                b[k + d] = a[i + d];
            }
            return;
        }
        if (from instanceof float[] && to instanceof float[]) {
            float[] a = (float[]) from;
            float[] b = (float[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                b[k + d] = a[i + d];
            }
            return;
        }
        if (from instanceof double[] && to instanceof double[]) {
            double[] a = (double[]) from;
            double[] b = (double[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                b[k + d] = a[i + d];
            }
            return;
        }
        if (from instanceof Object[] && to instanceof Object[]) {
            Object[] a = (Object[]) from;
            Object[] b = (Object[]) to;
            $check(i, a.length, k, b.length, n);
            for (int j = 0; j < n; j++) {
                int d = up ? n - 1 - j : j;
                if (!$admits(b, a[i + d])) {
                    throw new ArrayStoreException(String.$message());
                }
                b[k + d] = a[i + d];
            }
            return;
        }
        throw new ArrayStoreException(String.$message());
    }

    /** Whether x can be an element of a. */
    private static native boolean $admits(Object[] a, Object x);

    private static void $check(int i, int length, int k, int room, int n) {
        if (i < 0 || k < 0 || n < 0 || i > length - n || k > room - n) {
            throw new ArrayIndexOutOfBoundsException(String.$message());
        }
    }
}
