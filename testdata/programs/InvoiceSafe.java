// verdict: SAFE
// twin: InvoiceThreePlaces
// run: args=a,b,c
// about: Sums of money: the total is never less than one item, and the rate is never zero.

import java.math.BigDecimal;
import java.math.RoundingMode;

public class InvoiceSafe {
    static BigDecimal share(BigDecimal total, int parts) {
        return total.divide(BigDecimal.valueOf(parts), 2, RoundingMode.HALF_UP);
    }

    public static void main(String[] args) {
        BigDecimal total = BigDecimal.ZERO;
        for (int i = 0; i < args.length; i++) {
            BigDecimal price = BigDecimal.valueOf(args[i].length() * 5L, 2);
            total = total.add(price);
            assert price.scale() == 2;
        }
        BigDecimal gross = total.multiply(new BigDecimal("1.19")).setScale(2, RoundingMode.HALF_EVEN);
        assert gross.scale() == 2;
        System.out.println(share(gross, args.length + 1));
    }
}
