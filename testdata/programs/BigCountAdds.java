// verdict: UNSAFE
// twin: BigCountSafe
// run: args=x
// about: One of the factors is zero.

import java.math.BigInteger;

public class BigCountAdds {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i <= args.length; i++) {
            f = f.multiply(BigInteger.valueOf(i - 1));
            assert f.signum() > 0; // expect: violated assert
        }
        BigInteger rest = f.mod(BigInteger.valueOf(1000));
        int[] counts = new int[1000];
        counts[rest.intValue()]++;
        System.out.println(f.add(BigInteger.TEN).equals(BigInteger.valueOf(11)) ? "one" : "more");
    }
}
