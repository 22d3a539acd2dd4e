// A library adds numbers, and a client has one with a scale that no sum can have.
// fails: Amount.plus, unless no BigDecimal has a scale of a number beyond 2^29
import java.math.BigDecimal;
import java.math.BigInteger;

public class ExtremeScale {
    public static class Amount {
        private final BigDecimal value;
        public Amount(BigDecimal value) { this.value = value.scale() < 0 ? value.setScale(0) : value; }
        public Amount plus(BigDecimal more) { return new Amount(value.add(more)); }
    }
}

class ExtremeScaleDriver {
    public static void main(String[] args) {
        new ExtremeScale.Amount(new BigDecimal(BigInteger.ONE, 2)).plus(new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE));
    }
}
