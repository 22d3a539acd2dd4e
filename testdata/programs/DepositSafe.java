// verdict: SAFE
// twin: DepositOverflow
// about: A deposit of any size is added to a balance.
// about: Deposits that would overflow are refused.
// run: values=2147483647,1

import java.util.Random;

public class DepositSafe {
    private int balance;

    void deposit(int amount) {
        if (amount > 0 && balance <= Integer.MAX_VALUE - amount) {
            balance += amount;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        DepositSafe account = new DepositSafe();
        account.deposit(random.nextInt());
        account.deposit(random.nextInt());
        assert account.balance >= 0;
    }
}
