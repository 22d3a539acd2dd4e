// verdict: SAFE
// twin: LockedAccountLeft
// about: A lock is released on every way out, also where a withdrawal is refused.
// run: values=5
// run: values=500

import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;

public class LockedAccountSafe {
    private final ReentrantLock lock = new ReentrantLock();
    private int balance = 100;

    boolean withdraw(int amount) {
        lock.lock();
        try {
            if (amount > balance) return false;
            balance -= amount;
            return true;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        LockedAccountSafe account = new LockedAccountSafe();
        account.withdraw(new Random().nextInt(1000));
        assert !account.lock.isLocked();
        assert account.balance >= 0;
    }
}
