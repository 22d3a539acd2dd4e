// verdict: UNSAFE
// twin: AccountSafe
// about: An account whose balance may never become negative.
// about: The guard compares with the wrong amount.
// run: values=2,true,100,false,101

import java.util.Random;

public class AccountOverdrawn {
    static class Account {
        private int balance;

        void deposit(int amount) {
            if (amount > 0 && balance <= 1_000_000 - amount) {
                balance += amount;
            }
        }

        boolean withdraw(int amount) {
            if (amount < 0 || amount > balance + 1) {
                return false;
            }
            balance -= amount;
            return true;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Account account = new Account();
        int transactions = random.nextInt(50);
        for (int i = 0; i < transactions; i++) {
            if (random.nextBoolean()) {
                account.deposit(random.nextInt(1000));
            } else {
                account.withdraw(random.nextInt(1000));
            }
            assert account.balance >= 0; // expect: violated assert
        }
    }
}
