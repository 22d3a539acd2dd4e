// verdict: UNSAFE
// twin: GreetingReadSafe
// about: Makes a text of the bytes that were read.
// about: At the end of the input, -1 bytes were read.
// run:
import java.io.IOException;

public class GreetingReadNothing {
    public static void main(String[] args) throws IOException {
        byte[] buffer = new byte[64];
        int n = System.in.read(buffer);
        String name = new String(buffer, 0, n); // expect: violated uncaught-exception
        System.out.println("hello " + name);
    }
}
