// verdict: UNSAFE
// twin: SameDecimalSafe
// run: args=x
// about: The JDK has one object for small numbers: two results of valueOf may be the same object.

import java.math.BigDecimal;

public class SameDecimal {
    public static void main(String[] args) {
        BigDecimal x = BigDecimal.valueOf(args.length);
        BigDecimal y = BigDecimal.valueOf(1);
        System.out.println(x.compareTo(y));
        assert x != y; // expect: violated assert
    }
}
