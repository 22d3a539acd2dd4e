// about: Money moves under the locks of both accounts, in one order.

public class Transfer {
    static class Account {
        final int id;
        int balance = 100;

        Account(int id) {
            this.id = id;
        }
    }

    static void move(Account from, Account to, int amount) {
        Account first = from.id < to.id ? from : to;
        Account second = first == from ? to : from; // only: safe
        synchronized (first) { // only: safe
        synchronized (from) { // only: broken
            synchronized (second) { // only: safe
                from.balance -= amount;
                to.balance += amount;
            } // only: safe
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(1);
        Account b = new Account(2);
        Thread t = new Thread(() -> move(a, b, 30));
        Thread u = new Thread(() -> move(b, a, 10));
        t.start();
        u.start();
        t.join();
        u.join();
        assert a.balance + b.balance == 200;
    }
}
