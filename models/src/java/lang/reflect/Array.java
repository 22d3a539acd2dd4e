package java.lang.reflect;

/** Arrays whose type is not known when the program is compiled. */
public final class Array {
    private Array() {
    }

    public static int getLength(Object a) {
        if (a instanceof Object[]) {
            return ((Object[]) a).length;
        }
        if (a instanceof int[]) {
            return ((int[]) a).length;
        }
        if (a instanceof byte[]) {
            return ((byte[]) a).length;
        }
        if (a instanceof char[]) {
            return ((char[]) a).length;
        }
        if (a instanceof long[]) {
            return ((long[]) a).length;
        }
        if (a instanceof double[]) {
            return ((double[]) a).length;
        }
        if (a instanceof float[]) {
            return ((float[]) a).length;
        }
        if (a instanceof short[]) {
            return ((short[]) a).length;
        }
        if (a instanceof boolean[]) {
            return ((boolean[]) a).length;
        }
        if (a == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
        throw new IllegalArgumentException(java.util.Arrays.$text());
    }

    private static void within(Object a, int i) {
        int n = getLength(a);
        if (i < 0 || i >= n) {
            throw new ArrayIndexOutOfBoundsException(java.util.Arrays.$text());
        }
    }

    public static Object get(Object a, int i) {
        within(a, i);
        if (a instanceof Object[]) {
            return ((Object[]) a)[i];
        }
        if (a instanceof int[]) {
            return ((int[]) a)[i];
        }
        if (a instanceof byte[]) {
            return ((byte[]) a)[i];
        }
        if (a instanceof char[]) {
            return ((char[]) a)[i];
        }
        if (a instanceof long[]) {
            return ((long[]) a)[i];
        }
        if (a instanceof double[]) {
            return ((double[]) a)[i];
        }
        if (a instanceof float[]) {
            return ((float[]) a)[i];
        }
        if (a instanceof short[]) {
            return ((short[]) a)[i];
        }
        return ((boolean[]) a)[i];
    }

    public static void set(Object a, int i, Object x) {
        within(a, i);
        if (a instanceof Object[]) {
            if (!java.util.Arrays.$fits((Object[]) a, x)) {
                throw new IllegalArgumentException(java.util.Arrays.$text());
            }
            ((Object[]) a)[i] = x;
        } else if (a instanceof int[] && x instanceof Integer) {
            ((int[]) a)[i] = (Integer) x;
        } else if (a instanceof byte[] && x instanceof Byte) {
            ((byte[]) a)[i] = (Byte) x;
        } else if (a instanceof char[] && x instanceof Character) {
            ((char[]) a)[i] = (Character) x;
        } else if (a instanceof long[] && x instanceof Long) {
            ((long[]) a)[i] = (Long) x;
        } else if (a instanceof double[] && x instanceof Double) {
            ((double[]) a)[i] = (Double) x;
        } else if (a instanceof float[] && x instanceof Float) {
            ((float[]) a)[i] = (Float) x;
        } else if (a instanceof short[] && x instanceof Short) {
            ((short[]) a)[i] = (Short) x;
        } else if (a instanceof boolean[] && x instanceof Boolean) {
            ((boolean[]) a)[i] = (Boolean) x;
        } else {
            widen(a, i, x);
        }
    }

    /** A number or a char becomes a number of a wider type (JLS 5.1.2), or there is an exception. */
    private static void widen(Object a, int i, Object x) {
        boolean small = x instanceof Byte || x instanceof Short || x instanceof Character;
        boolean whole = small || x instanceof Integer || x instanceof Long;
        if (a instanceof short[] && x instanceof Byte) {
            ((short[]) a)[i] = (Byte) x;
        } else if (a instanceof int[] && small) {
            ((int[]) a)[i] = (int) number(x);
        } else if (a instanceof long[] && whole) {
            ((long[]) a)[i] = number(x);
        } else if (a instanceof float[] && whole) {
            ((float[]) a)[i] = number(x);
        } else if (a instanceof double[] && whole) {
            ((double[]) a)[i] = number(x);
        } else if (a instanceof double[] && x instanceof Float) {
            ((double[]) a)[i] = (Float) x;
        } else {
            throw new IllegalArgumentException(java.util.Arrays.$text());
        }
    }

    private static long number(Object x) {
        if (x instanceof Character) {
            return (Character) x;
        }
        return ((Number) x).longValue();
    }

    public static Object newInstance(Class<?> c, int n) {
        if (c == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
        String name = c.isPrimitive() ? c.getName() : "";
        if (name.equals("void")) {
            throw new IllegalArgumentException();
        }
        if (n < 0) {
            throw new NegativeArraySizeException(java.util.Arrays.$text());
        }
        if (name.equals("int")) {
            return new int[n];
        }
        if (name.equals("byte")) {
            return new byte[n];
        }
        if (name.equals("char")) {
            return new char[n];
        }
        if (name.equals("long")) {
            return new long[n];
        }
        if (name.equals("double")) {
            return new double[n];
        }
        if (name.equals("float")) {
            return new float[n];
        }
        if (name.equals("short")) {
            return new short[n];
        }
        if (name.equals("boolean")) {
            return new boolean[n];
        }
        if (c == Object.class) {
            return new Object[n];
        }
        if (c == String.class) {
            return new String[n];
        }
        return another(c, n);
    }

    /** Not modelled. */
    private static native Object[] another(Class<?> c, int n);
}
