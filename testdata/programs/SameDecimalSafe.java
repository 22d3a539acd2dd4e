// verdict: SAFE
// twin: SameDecimal
// run: args=x
// about: Two objects with different numbers are never the same object.

import java.math.BigDecimal;

public class SameDecimalSafe {
    public static void main(String[] args) {
        BigDecimal x = BigDecimal.valueOf(args.length);
        BigDecimal y = BigDecimal.valueOf(-1);
        System.out.println(x.compareTo(y));
        assert x != y;
    }
}
