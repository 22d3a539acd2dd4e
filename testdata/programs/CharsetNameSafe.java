// verdict: SAFE
// twin: CharsetNameUnknown
// about: A text is written in one of two charsets.
// about: Every Java has both.
// run: values=true
// run: values=false

import java.io.UnsupportedEncodingException;
import java.util.Random;

public class CharsetNameSafe {
    public static void main(String[] args) {
        boolean plain = new Random().nextBoolean();
        try {
            if (plain) {
                "x".getBytes("US-ASCII");
            } else {
                "x".getBytes("UTF-8");
            }
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException(e);
        }
    }
}
