// verdict: SAFE
// twin: FactorsOther
// about: 10403 is the product of two primes.
// run: values=101,103

import java.util.Random;

public class FactorsSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int p = random.nextInt(10000);
        int q = random.nextInt(10000);
        if ((long) p * q == 10403) {
            assert p == 101 || p == 103;
        }
    }
}
