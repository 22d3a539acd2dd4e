// verdict: UNSAFE
// twin: FactorsSafe
// about: One of them is taken to come first.
// run: values=103,101

import java.util.Random;

public class FactorsOther {
    public static void main(String[] args) {
        Random random = new Random();
        int p = random.nextInt(10000);
        int q = random.nextInt(10000);
        if ((long) p * q == 10403) {
            assert p == 101; // expect: violated assert
        }
    }
}
