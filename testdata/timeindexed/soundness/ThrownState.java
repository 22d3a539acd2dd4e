// verdict: UNSAFE
// about: What a method wrote before it threw stays written.
// run: args=1

public class ThrownState {
    static class Account {
        int balance;
        Account next;
    }

    static class Broke extends Exception {
        int missing;
    }

    static void take(Account a, int amount) throws Broke {
        a.balance -= amount;
        if (a.balance < 0) {
            Broke b = new Broke();
            b.missing = -a.balance;
            throw b;
        }
    }

    public static void main(String[] args) {
        Account list = null;
        for (int i = 0; i < args.length; i++) {
            Account a = new Account();
            a.balance = 10;
            a.next = list;
            list = a;
        }
        int missing = 0;
        for (Account a = list; a != null; a = a.next) {
            try {
                take(a, 15);
            } catch (Broke b) {
                missing = b.missing;
            }
        }
        for (Account a = list; a != null; a = a.next) {
            assert a.balance == 10; // expect: violated assert
        }
        assert missing == 0;
    }
}
