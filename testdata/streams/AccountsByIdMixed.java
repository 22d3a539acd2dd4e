// verdict: UNSAFE
// twin: AccountsByIdSafe
// about: One of the numbers leads to the name of an account.
// run: values=2

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class AccountsByIdMixed {
    static class Account {
        private final String owner;
        private int balance;

        Account(String owner) {
            this.owner = owner;
        }

        void deposit(int amount) {
            balance += amount;
        }

        int balance() {
            return balance;
        }
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    public static void main(String[] args) {
        Random random = new Random();
        Map map = new HashMap();
        map.put("A1", new Account("Ada"));
        map.put("B2", new Account("Ben"));
        map.put("C3", "Cleo");
        String id = new String[] {"A1", "B2", "C3"}[random.nextInt(3)];
        Account account = (Account) map.get(id); // expect: violated class-cast
        account.deposit(1 + random.nextInt(100));
        assert account.balance() > 0;
    }
}
