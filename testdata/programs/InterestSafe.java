// verdict: SAFE
// twin: InterestUnparsed
// run:
// about: BigDecimal, whose bytecode is the JDK's: the scale is large enough for the product.

import java.math.BigDecimal;

public class InterestSafe {
    public static void main(String[] args) {
        BigDecimal capital = new BigDecimal("1234.50");
        BigDecimal rate = new BigDecimal("0.02");
        BigDecimal interest = capital.multiply(rate).setScale(3);
        assert interest.compareTo(new BigDecimal("24.69")) == 0;
        assert interest.toPlainString().equals("24.690");
    }
}
