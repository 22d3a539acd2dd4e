// verdict: UNSAFE
// twin: LockedAccountSafe
// about: A lock is released, but not where a withdrawal is refused.
// run: values=500

import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;

public class LockedAccountLeft {
    private final ReentrantLock lock = new ReentrantLock();
    private int balance = 100;

    boolean withdraw(int amount) {
        lock.lock();
        if (amount > balance) return false;
        balance -= amount;
        lock.unlock();
        return true;
    }

    public static void main(String[] args) {
        LockedAccountLeft account = new LockedAccountLeft();
        account.withdraw(new Random().nextInt(1000));
        assert !account.lock.isLocked(); // expect: violated assert
        assert account.balance >= 0;
    }
}
