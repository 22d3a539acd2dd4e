import java.nio.charset.*;
import java.util.*;

// The JDK makes an object of a class that is named in META-INF/services, see Made.java.
public class Provided {
    static int n;

    public static class Provider extends java.nio.charset.spi.CharsetProvider {
        public Iterator<Charset> charsets() { return null; }
        public Charset charsetForName(String name) { n = 1; return null; }
    }

    static class Alone {
        public static void main(String[] args) {
            try {
                Charset.forName("none");
            } catch (UnsupportedCharsetException e) {
                assert n == 0; // fails
            }
        }
    }

    static class Named {
        public static void main(String[] args) {
            new WeakHashMap<Object, Object>().put(new Object() { public int hashCode() { return 3; } }, null);
            try {
                Charset.forName("none");
            } catch (UnsupportedCharsetException e) {
                assert n == 0; // fails
            }
        }
    }
}
