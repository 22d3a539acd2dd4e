package java.lang;

/** valueOf(boolean) is known to the lowering: there are two objects. */
public final class Boolean implements java.io.Serializable, Comparable<Boolean> {
    public static final Boolean TRUE = valueOf(true);
    public static final Boolean FALSE = valueOf(false);

    private final boolean value;

    public Boolean(boolean value) {
        this.value = value;
    }

    public Boolean(String s) {
        this.value = parseBoolean(s);
    }

    public static native Boolean valueOf(boolean x);

    public static Boolean valueOf(String s) {
        return valueOf(parseBoolean(s));
    }

    public static boolean parseBoolean(String s) {
        return "true".equalsIgnoreCase(s);
    }

    public boolean booleanValue() {
        return value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(boolean x) {
        return x ? 1231 : 1237;
    }

    public boolean equals(Object other) {
        return other instanceof Boolean && ((Boolean) other).value == value;
    }

    public int compareTo(Boolean other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return compare(value, other.value);
    }

    public static int compare(boolean x, boolean y) {
        return x == y ? 0 : x ? 1 : -1;
    }

    public String toString() {
        return toString(value);
    }

    public static String toString(boolean x) {
        return x ? "true" : "false";
    }

    public static boolean logicalAnd(boolean x, boolean y) {
        return x & y;
    }

    public static boolean logicalOr(boolean x, boolean y) {
        return x | y;
    }

    public static boolean logicalXor(boolean x, boolean y) {
        return x ^ y;
    }
}
