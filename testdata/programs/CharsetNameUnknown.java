// verdict: UNSAFE
// twin: CharsetNameSafe
// about: A text is written in one of two charsets.
// about: No Java has the second one.
// run: values=false

import java.io.UnsupportedEncodingException;
import java.util.Random;

public class CharsetNameUnknown {
    public static void main(String[] args) {
        boolean plain = new Random().nextBoolean();
        try {
            "x".getBytes(plain ? "US-ASCII" : "UTF-9");
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException(e); // expect: violated uncaught-exception
        }
    }
}
