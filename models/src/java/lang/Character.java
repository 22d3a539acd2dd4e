package java.lang;

/** valueOf(char) is known to the lowering. Of characters, ASCII is modelled. */
public final class Character implements java.io.Serializable, Comparable<Character> {
    private final char value;

    public Character(char value) {
        this.value = value;
    }

    public static native Character valueOf(char x);

    /** Whether a character beyond ASCII has some property. */
    private static native boolean $other(int c);

    /** The other case of a character beyond ASCII. */
    private static native int $otherChar(int c);

    /** The digit that a character beyond ASCII stands for. */
    private static native int $otherDigit(char c, int radix);

    /** The number that a character beyond ASCII that is no digit stands for, such as 50 for a Roman numeral. */
    private static native int $otherNumber(char c);

    public char charValue() {
        return value;
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(char x) {
        return x;
    }

    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public int compareTo(Character other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return value - other.value;
    }

    public static int compare(char x, char y) {
        return x - y;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char x) {
        return String.valueOf(x);
    }

    public static boolean isDigit(char c) {
        return isDigit((int) c);
    }

    public static boolean isDigit(int c) {
        if (c < 0 || c > 127) {
            return $other(c);
        }
        return c >= '0' && c <= '9';
    }

    public static boolean isLetter(char c) {
        return isLetter((int) c);
    }

    public static boolean isLetter(int c) {
        if (c < 0 || c > 127) {
            return $other(c);
        }
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    public static boolean isLetterOrDigit(char c) {
        return isLetterOrDigit((int) c);
    }

    public static boolean isLetterOrDigit(int c) {
        if (c < 0 || c > 127) {
            return $other(c);
        }
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    public static boolean isUpperCase(char c) {
        return isUpperCase((int) c);
    }

    public static boolean isUpperCase(int c) {
        if (c < 0 || c > 127) {
            return $other(c);
        }
        return c >= 'A' && c <= 'Z';
    }

    public static boolean isLowerCase(char c) {
        return isLowerCase((int) c);
    }

    public static boolean isLowerCase(int c) {
        if (c < 0 || c > 127) {
            return $other(c);
        }
        return c >= 'a' && c <= 'z';
    }

    public static boolean isWhitespace(char c) {
        return isWhitespace((int) c);
    }

    public static boolean isWhitespace(int c) {
        if (c < 0 || c > 127) {
            return $other(c);
        }
        return c >= 9 && c <= 13 || c >= 28 && c <= 32;
    }

    public static boolean isSpaceChar(char c) {
        return isSpaceChar((int) c);
    }

    public static boolean isSpaceChar(int c) {
        if (c < 0 || c > 127) {
            return $other(c);
        }
        return c == ' ';
    }

    public static char toUpperCase(char c) {
        return (char) toUpperCase((int) c);
    }

    public static int toUpperCase(int c) {
        if (c < 0 || c > 127) {
            return $otherChar(c);
        }
        return c >= 'a' && c <= 'z' ? c - 32 : c;
    }

    public static char toLowerCase(char c) {
        return (char) toLowerCase((int) c);
    }

    public static int toLowerCase(int c) {
        if (c < 0 || c > 127) {
            return $otherChar(c);
        }
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    }

    public static char toTitleCase(char c) {
        return (char) toTitleCase((int) c);
    }

    public static int toTitleCase(int c) {
        return toUpperCase(c); // any char from 128 on
    }

    public static boolean isTitleCase(char c) {
        return isTitleCase((int) c);
    }

    public static boolean isTitleCase(int c) {
        return (c < 0 || c > 127) && $other(c);
    }

    public static boolean isAlphabetic(int c) {
        return isLetter(c);
    }

    public static boolean isJavaIdentifierStart(char c) {
        return isJavaIdentifierStart((int) c);
    }

    public static boolean isJavaIdentifierStart(int c) {
        return c == '_' || c == '$' || isLetter(c);
    }

    public static boolean isJavaIdentifierPart(char c) {
        return isJavaIdentifierPart((int) c);
    }

    public static boolean isJavaIdentifierPart(int c) {
        return c >= 0 && c <= 8 || c >= 14 && c <= 27 || c == 127 || c == '_' || c == '$' || isLetterOrDigit(c);
    }

    public static int digit(char c, int radix) {
        if (radix < 2 || radix > 36) {
            return -1;
        }
        if (c > 127) {
            int d = $otherDigit(c, radix);
            return d >= 0 && d < radix ? d : -1;
        }
        int d = -1;
        if (c >= '0' && c <= '9') {
            d = c - '0';
        } else if (c >= 'a' && c <= 'z') {
            d = c - 'a' + 10;
        } else if (c >= 'A' && c <= 'Z') {
            d = c - 'A' + 10;
        }
        return d < radix ? d : -1;
    }

    public static int getNumericValue(char c) {
        int d = digit(c, 36);
        if (d >= 0 || c <= 127) {
            return d;
        }
        int n = $otherNumber(c);
        return n < -2 ? -2 : n;
    }

    public static char forDigit(int digit, int radix) {
        if (radix < 2 || radix > 36 || digit < 0 || digit >= radix) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }

    public static boolean isSurrogate(char c) {
        return c >= '\ud800' && c <= '\udfff';
    }

    public static boolean isHighSurrogate(char c) {
        return c >= '\ud800' && c <= '\udbff';
    }

    public static boolean isLowSurrogate(char c) {
        return c >= '\udc00' && c <= '\udfff';
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static boolean isValidCodePoint(int c) {
        return c >= 0 && c <= 0x10ffff;
    }

    public static boolean isBmpCodePoint(int c) {
        return c >= 0 && c <= 0xffff;
    }

    public static boolean isSupplementaryCodePoint(int c) {
        return c > 0xffff && c <= 0x10ffff;
    }

    public static int charCount(int c) {
        return c > 0xffff ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + (0x10000 - ('\ud800' << 10) - '\udc00');
    }

    public static char highSurrogate(int c) {
        return (char) ((c >>> 10) + ('\ud800' - (0x10000 >>> 10)));
    }

    public static char lowSurrogate(int c) {
        return (char) ((c & 0x3ff) + '\udc00');
    }

    public static char[] toChars(int c) {
        if (c >>> 16 == 0) {
            return new char[] {(char) c};
        }
        if (!isValidCodePoint(c)) {
            throw new IllegalArgumentException(String.$message());
        }
        return new char[] {highSurrogate(c), lowSurrogate(c)};
    }

    public static String toString(int c) {
        return String.$new(toChars(c));
    }

    public static char reverseBytes(char c) {
        return (char) ((c & 0xff00) >> 8 | c << 8);
    }
}
