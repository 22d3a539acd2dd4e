// verdict: SAFE
// twin: BoxCacheLeft
// about: Boxed integers are compared by identity.
// about: Boxes of numbers up to 127 are shared.
// run: values=0
// run: values=127

import java.util.Random;

public class BoxCacheSafe {
    public static void main(String[] args) {
        int n = new Random().nextInt(128);
        Integer a = n;
        Integer b = n;
        assert a == b;
    }
}
