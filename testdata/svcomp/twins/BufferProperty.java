// breaks: runtime
// outside: a property
// The size of a buffer is a property, or a default.
public class Main {
    private static final int SIZE = size("app.buffer", 16);

    static int size(String key, int otherwise) {
        String text = System.getProperty(key);
        if (text == null || text.isEmpty()) {
            return otherwise;
        }
        int n = 0;
        for (char c : text.toCharArray()) {
            if (c < '0' || c > '9' || n > 100) {
                return otherwise;
            }
            n = 10 * n + c - '0';
        }
        return n;
    }

    public static void main(String[] args) {
        byte[] buffer = new byte[SIZE];
        if (SIZE > 0) { //~ if (SIZE >= 0) {
            buffer[0] = 1;
        }
        assert buffer.length < 2000;
    }
}
