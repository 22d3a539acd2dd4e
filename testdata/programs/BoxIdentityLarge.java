// verdict: UNSAFE
// twin: BoxIdentitySafe
// about: Boxed values below 128 are shared, so that == compares them as equals does.
// about: Larger ones are different objects each time.
// run: values=150

import java.util.Random;

public class BoxIdentityLarge {
    public static void main(String[] args) {
        int n = new Random().nextInt(200);
        Integer a = n;
        Integer b = n;
        assert a == b; // expect: violated assert
    }
}
