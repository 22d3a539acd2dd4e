// verdict: UNSAFE
// twin: DepositSafe
// about: A deposit of any size is added to a balance.
// about: Two large deposits make the balance negative.
// run: values=2147483647,1

import java.util.Random;

public class DepositOverflow {
    private int balance;

    void deposit(int amount) {
        if (amount > 0) {
            balance += amount;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        DepositOverflow account = new DepositOverflow();
        account.deposit(random.nextInt());
        account.deposit(random.nextInt());
        assert account.balance >= 0; // expect: violated assert
    }
}
