// verdict: SAFE
// twin: AccountsByIdMixed
// about: Accounts by their numbers in a map without type arguments.
// run: values=0,5
// run: values=2,99

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class AccountsByIdSafe {
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
        map.put("C3", new Account("Cleo"));
        String id = new String[] {"A1", "B2", "C3"}[random.nextInt(3)];
        Account account = (Account) map.get(id);
        account.deposit(1 + random.nextInt(100));
        assert account.balance() > 0;
    }
}
