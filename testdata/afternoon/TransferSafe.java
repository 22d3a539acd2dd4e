// verdict: SAFE
// twin: TransferToSelf
// about: Accounts with transfers between them; the sum of all balances is known.
// run: lines=open ann 100|open ben 50|transfer ann ben 30|transfer ann ann 5|quit
// run: lines=transfer x y 1|open ann -3

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class TransferSafe {
    static final class Account {
        private final String owner;
        private int balance;

        Account(String owner, int balance) {
            this.owner = owner;
            this.balance = balance;
        }
    }

    private final List<Account> accounts = new ArrayList<>();
    private int deposited;

    Account find(String owner) {
        for (Account a : accounts) {
            if (a.owner.equals(owner)) {
                return a;
            }
        }
        return null;
    }

    String open(String owner, int amount) {
        if (find(owner) != null) {
            return "there is an account of " + owner;
        }
        if (amount < 0 || amount > 10000 || accounts.size() >= 50) {
            return "not that amount";
        }
        accounts.add(new Account(owner, amount));
        deposited += amount;
        return "ok";
    }

    String transfer(String from, String to, int amount) {
        Account a = find(from);
        Account b = find(to);
        if (a == null || b == null) {
            return "no such account";
        }
        if (amount < 0 || amount > a.balance) {
            return "not enough money";
        }
        a.balance -= amount;
        b.balance += amount;
        return "ok";
    }

    int sum() {
        int sum = 0;
        for (Account a : accounts) {
            sum += a.balance;
        }
        return sum;
    }

    void check() {
        for (Account a : accounts) {
            assert a.balance >= 0 : a.owner;
        }
        assert sum() == deposited;
    }

    static int amount(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        TransferSafe bank = new TransferSafe();
        while (in.hasNext()) {
            String command = in.next();
            if (command.equals("quit")) {
                break;
            }
            String answer;
            if (command.equals("open") && in.hasNext()) {
                String owner = in.next();
                answer = bank.open(owner, in.hasNext() ? amount(in.next()) : 0);
            } else if (command.equals("transfer") && in.hasNext()) {
                String from = in.next();
                String to = in.hasNext() ? in.next() : "";
                answer = bank.transfer(from, to, in.hasNext() ? amount(in.next()) : -1);
            } else {
                answer = "open, transfer or quit";
            }
            System.out.println(answer);
            bank.check();
        }
    }
}
