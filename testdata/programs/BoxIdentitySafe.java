// verdict: SAFE
// twin: BoxIdentityLarge
// about: Boxed values below 128 are shared, so that == compares them as equals does.
// run: values=0
// run: values=99

import java.util.Random;

public class BoxIdentitySafe {
    public static void main(String[] args) {
        int n = new Random().nextInt(100);
        Integer a = n;
        Integer b = n;
        assert a == b;
    }
}
