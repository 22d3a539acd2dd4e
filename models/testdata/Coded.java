import java.util.Base64;

public class Coded {
    static void p(Object o) {
        System.out.println(o + "");
    }

    static byte[] bytes(String s) {
        byte[] bs = new byte[s.length()];
        for (int i = 0; i < bs.length; i++) {
            bs[i] = (byte) s.charAt(i);
        }
        return bs;
    }

    static String text(byte[] bs) {
        StringBuilder b = new StringBuilder();
        for (byte x : bs) {
            b.append((char) (x & 0xff));
        }
        return b.toString();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "a", "ab", "abc", "Hello, world?>"}) {
            byte[] e = Base64.getEncoder().encode(bytes(s));
            p(text(e));
            p(text(Base64.getDecoder().decode(e)));
            p(text(Base64.getUrlEncoder().withoutPadding().encode(bytes(s))));
        }
        try {
            Base64.getDecoder().decode(bytes("a*b="));
            p("decoded");
        } catch (IllegalArgumentException e) {
            p("illegal");
        }
    }
}
