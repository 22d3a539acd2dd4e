// verdict: UNSAFE
// twin: InvoiceSafe
// run: args=a,b,c
// about: The gross sum is rounded to three places instead of two.

import java.math.BigDecimal;
import java.math.RoundingMode;

public class InvoiceThreePlaces {
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
        BigDecimal gross = total.multiply(new BigDecimal("1.19")).setScale(3, RoundingMode.HALF_EVEN);
        assert gross.scale() == 2; // expect: violated assert
        System.out.println(share(gross, args.length + 1));
    }
}
