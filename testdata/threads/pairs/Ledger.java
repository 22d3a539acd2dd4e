// about: The balance and the number of entries change together.

public class Ledger {
    private final Object lock = new Object();
    private int balance;
    private int entries;

    void deposit(int amount) {
        synchronized (lock) { // only: safe
        synchronized (this) { // only: broken
            balance += amount;
            entries++;
        }
    }

    void withdraw(int amount) {
        synchronized (lock) {
            if (balance >= amount) {
                balance -= amount;
                entries++;
            }
        }
    }

    void check() {
        synchronized (lock) {
            if (balance < 0 || balance > 0 && entries == 0) {
                throw new IllegalStateException("balance " + balance + " after " + entries);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ledger ledger = new Ledger();
        Thread in = new Thread(() -> ledger.deposit(7), "in");
        Thread out = new Thread(() -> ledger.withdraw(5), "out");
        in.start();
        out.start();
        ledger.check();
        in.join();
        out.join();
        ledger.check();
        assert ledger.balance == 7 || ledger.balance == 2;
    }
}
