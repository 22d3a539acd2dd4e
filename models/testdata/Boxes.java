public class Boxes {
    static void p(boolean b) {
        System.out.print(b ? "y" : "n");
    }

    static void same(Object a, Object b) {
        p(a == b);
        p(a.equals(b));
        p(a.hashCode() == b.hashCode());
    }

    static void number(Number n) {
        System.out.println(n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue());
    }

    /** The digits of all alphabets, added up so that none can stand for another. */
    static void digits(int radix) {
        long sum = 0;
        for (int c = 0; c < 65536; c++) {
            int d = Character.digit((char) c, radix);
            if (d >= 0) {
                sum = 31 * sum + 37 * c + d;
            }
        }
        System.out.println(sum);
    }

    static void parse(String s, int radix) {
        try {
            System.out.print(Integer.parseInt(s, radix) + " ");
        } catch (NumberFormatException e) {
            System.out.print("- ");
        }
        try {
            System.out.print(Long.parseLong(s, radix) + " ");
        } catch (NumberFormatException e) {
            System.out.print("- ");
        }
        try {
            System.out.print(Short.valueOf(s, radix) + " ");
        } catch (NumberFormatException e) {
            System.out.print("- ");
        }
        try {
            System.out.println(Byte.parseByte(s, radix));
        } catch (NumberFormatException e) {
            System.out.println("-");
        }
    }

    @SuppressWarnings("removal")
    public static void main(String[] args) {
        digits(10);
        digits(5);
        digits(16);
        digits(36);
        parse("\u0661\u096b", 10);
        parse("-\uff21", 16);
        for (int i = -130; i < 131; i += i < -125 || i > 122 ? 1 : 20) {
            Integer a = i;
            Integer b = i;
            p(a == b);
            p(a != b);
            same(a, b);
            same(a, new Integer(i));
            Long l = (long) i;
            Long m = (long) i;
            same(l, m);
            p(l.equals(a));
            Short s = (short) i;
            Short t = (short) i;
            same(s, t);
            Byte u = (byte) i;
            Byte v = (byte) i;
            same(u, v);
            Character c = (char) (i & 255);
            Character d = (char) (i & 255);
            same(c, d);
            Boolean f = i > 0;
            Boolean g = i > 5;
            same(f, g);
            p(f == Boolean.TRUE);
            p(f == Boolean.FALSE);
            Object o = i;
            p(o == a);
            System.out.println();
            number(a);
            number(l * 1000000007L);
            number(s);
            number(u);
            System.out.println(a.compareTo(5) + " " + l.compareTo(7L) + " " + s.compareTo((short) 3) + " " + u.compareTo((byte) 4) + " " + c.compareTo('a') + " " + f.compareTo(true));
            System.out.println(a + " " + l + " " + s + " " + u + " " + f + " " + a.toString() + l.hashCode() + Integer.toString(i) + Long.toString(i * 77777777777L));
            System.out.println(Integer.toBinaryString(i) + " " + Integer.toHexString(i) + " " + Integer.toOctalString(i) + " " + Long.toHexString(i) + " " + Long.toBinaryString(i));
            System.out.println(Integer.bitCount(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i) + " " + Integer.highestOneBit(i) + " " + Integer.lowestOneBit(i)
                + " " + Integer.reverse(i) + " " + Integer.rotateLeft(i, 5) + " " + Integer.rotateRight(i, 7) + " " + Long.bitCount(i) + " " + Long.reverse(i) + " " + Long.numberOfLeadingZeros(i)
                + " " + Long.numberOfTrailingZeros(i) + " " + Long.highestOneBit(i) + " " + Long.rotateLeft(i, 40) + " " + Integer.signum(i) + " " + Integer.max(i, 3) + " " + Integer.toUnsignedLong(i));
        }
        String[] texts = {"0", "-0", "+7", "12", "-", "", "+", "2147483647", "2147483648", "-2147483648", "-2147483649", "9223372036854775807", "9223372036854775808",
            "-9223372036854775808", "-9223372036854775809", "127", "128", "-128", "-129", "32768", "zz", "1_0", " 1", "ff", "7F", "99999999999999999999999"};
        for (String s : texts) {
            for (int radix : new int[] {10, 16, 2, 36, 1, 37}) {
                parse(s, radix);
            }
        }
        parse(null, 10);
        System.out.println(Integer.parseInt("4" + "2") + Integer.valueOf("17") + Long.parseLong("-5"));
        for (char c = 0; c < 128; c++) {
            p(Character.isDigit(c));
            p(Character.isLetter(c));
            p(Character.isLetterOrDigit(c));
            p(Character.isUpperCase(c));
            p(Character.isLowerCase(c));
            p(Character.isWhitespace(c));
            p(Character.isSpaceChar(c));
            System.out.println((int) Character.toTitleCase(c) + " " + Character.toTitleCase((int) c) + Character.isTitleCase(c) + Character.isAlphabetic(c) + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c));
            System.out.println((int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c) + " " + Character.digit(c, 10) + " " + Character.digit(c, 16) + " " + Character.getNumericValue(c)
                + " " + (int) Character.forDigit(c, 16));
        }
        System.out.println(Integer.MAX_VALUE + " " + Long.MIN_VALUE + " " + Byte.MIN_VALUE + " " + Short.MAX_VALUE + " " + (int) Character.MAX_VALUE);
        double[] ds = {0.0, -0.0, 1, Double.NaN, Double.POSITIVE_INFINITY, -3};
        for (double x : ds) {
            for (double y : ds) {
                System.out.print(Double.compare(x, y) + " " + Float.compare((float) x, (float) y) + " ");
                p(((Double) x).equals(y));
                p(Double.isNaN(x));
                p(Double.isInfinite(y));
                p(Double.isFinite(x));
            }
        }
        System.out.println();
        Boolean no = null;
        try {
            p(no);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        p(Boolean.parseBoolean("TRUE"));
        p(Boolean.parseBoolean("yes"));
        p(Boolean.valueOf("true"));
        p(Boolean.logicalXor(true, false));
        System.out.println(Boolean.toString(true) + Boolean.hashCode(false));
        int sum = 0;
        Integer boxed = 0;
        for (int i = 0; i < 200; i++) {
            boxed += i;
            sum += boxed;
        }
        System.out.println(sum + " " + boxed);
        for (String t : new String[] {"12", "-7", "x", "", null, "300", "true", "TRUE"}) {
            System.out.print(new Boolean(t) + " ");
            try {
                System.out.print(new Long(t) + " " + new Integer(t) + " " + new Short(t) + " " + new Byte(t) + " ");
            } catch (NumberFormatException e) {
                System.out.print("- ");
            }
        }
        System.out.println();
    }
}
