// verdict: UNSAFE
// twin: InterestSafe
// about: BigDecimal, whose bytecode is the JDK's: setScale throws when it would have to round.

import java.math.BigDecimal;

public class InterestRounded {
    public static void main(String[] args) {
        BigDecimal capital = new BigDecimal("1234.50");
        BigDecimal rate = new BigDecimal("0.02");
        BigDecimal interest = capital.multiply(rate).setScale(1);
        assert interest.compareTo(new BigDecimal("24.69")) == 0;
        assert interest.toPlainString().equals("24.690");
    }
}
