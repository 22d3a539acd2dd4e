// verdict: SAFE
// twin: AccountInterest
// run: args=a,b
// about: Rates and amounts that are constant texts are numbers, and no withdrawal leaves less than nothing.

import java.math.BigDecimal;
import java.math.RoundingMode;

public class AccountInterestSafe {
    private BigDecimal balance = new BigDecimal("0.00");

    void deposit(BigDecimal amount) {
        if (amount.signum() <= 0) {
            throw new IllegalArgumentException("amount");
        }
        balance = balance.add(amount);
    }

    public static void main(String[] args) {
        AccountInterestSafe a = new AccountInterestSafe();
        for (int i = 0; i < args.length; i++) {
            a.deposit(new BigDecimal("0.50"));
        }
        BigDecimal interest = a.balance.multiply(new BigDecimal("0.015")).setScale(2, RoundingMode.DOWN);
        assert interest.scale() == new BigDecimal("1.00").scale();
        System.out.println(interest);
    }
}
