// verdict: SAFE
// twin: GreetingReadNothing
// about: Makes a text of the bytes that were read.
// run:
import java.io.IOException;

public class GreetingReadSafe {
    public static void main(String[] args) throws IOException {
        byte[] buffer = new byte[64];
        int n = System.in.read(buffer);
        String name = n < 0 ? "" : new String(buffer, 0, n);
        System.out.println("hello " + name);
    }
}
