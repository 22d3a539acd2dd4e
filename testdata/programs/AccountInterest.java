// verdict: UNSAFE
// twin: AccountInterestSafe
// run: args=a,b
// about: One constant has another number of places.

import java.math.BigDecimal;
import java.math.RoundingMode;

public class AccountInterest {
    private BigDecimal balance = new BigDecimal("0.00");

    void deposit(BigDecimal amount) {
        if (amount.signum() <= 0) {
            throw new IllegalArgumentException("amount");
        }
        balance = balance.add(amount);
    }

    public static void main(String[] args) {
        AccountInterest a = new AccountInterest();
        for (int i = 0; i < args.length; i++) {
            a.deposit(new BigDecimal("0.50"));
        }
        BigDecimal interest = a.balance.multiply(new BigDecimal("0.015")).setScale(2, RoundingMode.DOWN);
        assert interest.scale() == new BigDecimal("1.0").scale(); // expect: violated assert
        System.out.println(interest);
    }
}
