// A library adds numbers, and clients have ordinary ones.
// proved: Amount.plus
import java.math.BigDecimal;
import java.math.BigInteger;

public class OrdinaryScaleSafe {
    public static class Amount {
        private final BigDecimal value;
        public Amount(BigDecimal value) { this.value = value.scale() < 0 ? value.setScale(0) : value; }
        public Amount plus(BigDecimal more) { return new Amount(value.add(more)); }
    }
}

class OrdinaryScaleSafeDriver {
    public static void main(String[] args) {
        new OrdinaryScaleSafe.Amount(new BigDecimal(BigInteger.ONE, 2)).plus(new BigDecimal(BigInteger.ONE, -2));
    }
}
