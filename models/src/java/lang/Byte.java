package java.lang;

/** valueOf(byte) is known to the lowering, with the identity of small values. */
public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = (byte) 0x80;
    public static final byte MAX_VALUE = 0x7f;

    private final byte value;

    public Byte(byte value) {
        this.value = value;
    }

    public static native Byte valueOf(byte x);

    public static Byte valueOf(String s) {
        return valueOf(parseByte(s, 10));
    }

    public static Byte valueOf(String s, int radix) {
        return valueOf(parseByte(s, radix));
    }

    public byte byteValue() {
        return value;
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

    public static int hashCode(byte x) {
        return x;
    }

    public boolean equals(Object other) {
        return other instanceof Byte && ((Byte) other).value == value;
    }

    public int compareTo(Byte other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return compare(value, other.value);
    }

    public static int compare(byte x, byte y) {
        return x - y;
    }

    public String toString() {
        return String.$decimal(value);
    }

    public static String toString(byte x) {
        return String.$decimal(x);
    }

    /** Strings from outside are taken to be numbers, see Long.$outside. */
    public static byte parseByte(String s) {
        if (Long.$outside(s) && Long.$wellFormed()) {
            return $parsed(s);
        }
        return parseByte(s, 10);
    }

    /** The number that a string from outside stands for. */
    private static native byte $parsed(String s);

    public static byte parseByte(String s, int radix) {
        return (byte) Long.$parse(s, radix, MIN_VALUE, MAX_VALUE);
    }

    public static int toUnsignedInt(byte x) {
        return x & 0xff;
    }

    /** Strings from outside are taken to be numbers, see Long.$outside. */
    public static Byte decode(String s) {
        if (Long.$outside(s) && Long.$wellFormed()) {
            return valueOf($parsed(s));
        }
        return valueOf((byte) Long.$decode(s, MIN_VALUE, MAX_VALUE));
    }
}
