package java.lang;

/** valueOf(short) is known to the lowering, with the identity of small values. */
public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = (short) 0x8000;
    public static final short MAX_VALUE = 0x7fff;

    private final short value;

    public Short(short value) {
        this.value = value;
    }

    public static native Short valueOf(short x);

    public static Short valueOf(String s) {
        return valueOf(parseShort(s, 10));
    }

    public static Short valueOf(String s, int radix) {
        return valueOf(parseShort(s, radix));
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(short x) {
        return x;
    }

    public boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    public int compareTo(Short other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return compare(value, other.value);
    }

    public static int compare(short x, short y) {
        return x - y;
    }

    public String toString() {
        return String.$decimal(value);
    }

    public static String toString(short x) {
        return String.$decimal(x);
    }

    /** Strings from outside are taken to be numbers, see Long.$outside. */
    public static short parseShort(String s) {
        if (Long.$outside(s) && Long.$wellFormed()) {
            return $parsed(s);
        }
        return parseShort(s, 10);
    }

    /** The number that a string from outside stands for. */
    private static native short $parsed(String s);

    public static short parseShort(String s, int radix) {
        return (short) Long.$parse(s, radix, MIN_VALUE, MAX_VALUE);
    }

    public static int toUnsignedInt(short x) {
        return x & 0xffff;
    }

    /** Strings from outside are taken to be numbers, see Long.$outside. */
    public static Short decode(String s) {
        if (Long.$outside(s) && Long.$wellFormed()) {
            return valueOf($parsed(s));
        }
        return valueOf((short) Long.$decode(s, MIN_VALUE, MAX_VALUE));
    }
}
