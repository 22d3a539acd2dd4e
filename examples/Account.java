// verdict: SAFE

import java.util.Random;

/**
 * However many payments come in and go out, the balance is never negative: not
 * by overdrawing, and not by overflow either.
 */
public class Account {
    static class Overdrawn extends Exception {
    }

    private int balance;

    void deposit(int amount) {
        if (amount > 0 && balance <= Integer.MAX_VALUE - amount) {
            balance += amount;
        }
    }

    void withdraw(int amount) throws Overdrawn {
        if (amount < 0) {
            return;
        }
        if (amount > balance) {
            throw new Overdrawn();
        }
        balance -= amount;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Account account = new Account();
        while (random.nextBoolean()) {
            try {
                account.deposit(random.nextInt());
                account.withdraw(random.nextInt());
            } catch (Overdrawn e) {
                System.out.println("declined");
            }
            assert account.balance >= 0;
        }
    }
}
