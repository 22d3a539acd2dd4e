// verdict: UNSAFE
// twin: InterestSafe
// run:
// about: BigDecimal, whose bytecode is the JDK's: its constructor takes no percent sign.

import java.math.BigDecimal;

public class InterestUnparsed {
    public static void main(String[] args) {
        BigDecimal capital = new BigDecimal("1234.50");
        BigDecimal rate = new BigDecimal("2%"); // expect: violated uncaught-exception
        BigDecimal interest = capital.multiply(rate).setScale(3);
        assert interest.compareTo(new BigDecimal("24.69")) == 0;
        assert interest.toPlainString().equals("24.690");
    }
}
