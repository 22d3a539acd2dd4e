// verdict: SAFE
// twin: BigCountAdds
// run: args=x
// about: A product that no long can have is positive; a smaller one is what it is.

import java.math.BigInteger;

public class BigCountSafe {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i <= args.length; i++) {
            f = f.multiply(BigInteger.valueOf(i));
            assert f.signum() > 0;
        }
        BigInteger rest = f.mod(BigInteger.valueOf(1000));
        int[] counts = new int[1000];
        counts[rest.intValue()]++;
        System.out.println(f.add(BigInteger.TEN).equals(BigInteger.valueOf(11)) ? "one" : "more");
    }
}
