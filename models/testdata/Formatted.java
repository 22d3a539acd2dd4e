/** Texts that String.format makes of constant formats. */
public class Formatted {
    static void show(String s) {
        System.out.println("[" + s + "] " + s.length());
    }

    static void numbers(int i, long l, short s, byte b) {
        show(String.format("%d|%d|%d|%d", i, l, s, b));
        show(String.format("%5d|%-5d|%05d|", i, i, i));
        show(String.format("%20d|%020d", l, l));
        show(String.format("%x|%8x|%08x|%-9x|", i, i, i, i));
        show(String.format("%x|%18x|%018x", l, l, l));
        show("%s and %2$s, again %1$s, %<s".formatted(i, s));
        show(String.format("%-4s%%%4s", b, i));
    }

    static void nulls(Integer i, String s, Boolean b, Character c) {
        show(String.format("%d|%6d|%-6d|%06d|%x", i, i, i, i, i));
        show(String.format("%s|%6s|%-6s|%3s", s, s, s, s));
        show(String.format("%b|%6b|%-6b|%s", b, b, b, b));
        show(String.format("%c|%6c|%-6c|%s", c, c, c, c));
    }

    public static void main(String[] args) {
        int[] is = {0, 1, -1, 42, -42, 12345, 123456, -99999, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : is) {
            numbers(i, (long) i * i * 31 + i, (short) i, (byte) i);
        }
        numbers(7, Long.MIN_VALUE, Short.MIN_VALUE, Byte.MIN_VALUE);
        nulls(null, null, null, null);
        nulls(-7, "", true, 'x');
        nulls(100, "text", false, '\u00e4');
        String plain = "plain";
        show(String.format(plain));
        System.out.println(String.format("%s", plain) == plain);
        System.out.println(String.format("plain") == plain);
        show(String.format("\ud83d\ude00 %d", 5));
    }
}
