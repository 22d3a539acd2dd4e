// verdict: UNSAFE
// twin: AccountListSafe
// about: Accounts of two kinds in a list, taken from it at random.
// about: The random index can be one too large.
// run: values=1,10

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class AccountListTooFar {
    static abstract class Account {
        long balance;

        abstract boolean withdraw(long x);
    }

    static class Checking extends Account {
        boolean withdraw(long x) {
            if (x > balance + 100) {
                return false;
            }
            balance -= x;
            return true;
        }
    }

    static class Savings extends Account {
        boolean withdraw(long x) {
            if (x > balance) {
                return false;
            }
            balance -= x;
            return true;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Account> all = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            all.add(i % 2 == 0 ? new Checking() : new Savings());
        }
        int n = random.nextInt(50);
        for (int i = 0; i < n; i++) {
            Account a = all.get(random.nextInt(11)); // expect: violated uncaught-exception
            a.withdraw(random.nextInt(1000));
        }
        Account last = all.get(random.nextInt(10));
        assert last.balance >= -100;
    }
}
