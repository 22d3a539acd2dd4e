// verdict: UNSAFE
// twin: BoxCacheSafe
// about: Boxed integers are compared by identity.
// about: Boxes of larger numbers are objects of their own.
// run: values=128

import java.util.Random;

public class BoxCacheLeft {
    public static void main(String[] args) {
        int n = new Random().nextInt(129);
        Integer a = n;
        Integer b = n;
        assert a == b; // expect: violated assert
    }
}
