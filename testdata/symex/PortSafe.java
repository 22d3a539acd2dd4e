// verdict: SAFE
// twin: PortTooLarge
// about: A port is a number from 1 to 65535; anything else is refused.
// run: args=8080
// run: args=http
// run: args=-1

public class PortSafe {
    static int port(String text) {
        try {
            int n = Integer.parseInt(text);
            return n >= 1 && n <= 65535 ? n : 80;
        } catch (NumberFormatException e) {
            return 80;
        }
    }

    public static void main(String[] args) {
        int p = args.length > 0 ? port(args[0]) : 80;
        char sent = (char) p;
        assert sent == p;
    }
}
