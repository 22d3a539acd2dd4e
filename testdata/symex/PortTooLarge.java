// verdict: UNSAFE
// twin: PortSafe
// about: The largest port is taken to be 65536.
// run: args=65536

public class PortTooLarge {
    static int port(String text) {
        try {
            int n = Integer.parseInt(text);
            return n >= 1 && n <= 65536 ? n : 80;
        } catch (NumberFormatException e) {
            return 80;
        }
    }

    public static void main(String[] args) {
        int p = args.length > 0 ? port(args[0]) : 80;
        char sent = (char) p;
        assert sent == p; // expect: violated assert
    }
}
