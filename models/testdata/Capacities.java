/** The capacities of buffers, which programs print, and unsigned longs. */
public class Capacities {
    static void show(StringBuilder b) {
        System.out.println(b.capacity() + " " + b.length());
    }

    static void parse(String s, int radix) {
        try {
            System.out.println(Long.parseUnsignedLong(s, radix));
        } catch (NumberFormatException e) {
            System.out.println("no number");
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        show(b);
        for (int i = 0; i < 40; i++) {
            b.append((char) (i < 20 ? 'a' : '\u0394'));
            if (i % 5 == 0) {
                show(b);
            }
        }
        b = new StringBuilder("Hello, how are you?");
        show(b);
        b.ensureCapacity(75);
        show(b);
        b.setLength(10);
        show(b);
        b.trimToSize();
        show(b);
        b.ensureCapacity(11);
        show(b);
        b.ensureCapacity(-5);
        b.replace(2, 4, "a text that is longer than before");
        show(b);
        b.insert(0, "0123456789012345678901234567890123456789").append(1234567).append(true).append((Object) null);
        show(b);
        b.setLength(500);
        show(b);
        b = new StringBuilder(0);
        b.append("").append("ab");
        show(b);
        show(new StringBuilder(new StringBuffer("abc")));
        StringBuffer buffer = new StringBuffer(5);
        buffer.append("123456").delete(0, 3);
        buffer.ensureCapacity(13);
        System.out.println(buffer.capacity() + " " + new StringBuffer().capacity() + " " + new StringBuffer("xy").capacity());
        for (String s : new String[] {"0", "+7", "", "+", "-1", "18446744073709551615", "18446744073709551616", "00000000000000000000000012", "9223372036854775808", "12x", null}) {
            parse(s, 10);
            parse(s, 16);
            parse(s, 37);
        }
        parse("zz", 36);
        parse("1111111111111111111111111111111111111111111111111111111111111111", 2);
        parse("11111111111111111111111111111111111111111111111111111111111111110", 2);
    }
}
