// about: An atomic balance is checked and changed in one step.

import java.util.concurrent.atomic.AtomicInteger;

public class SpentBudget {
    private final AtomicInteger left = new AtomicInteger(10);

    boolean spend(int n) {
        while (true) { // only: safe
            int now = left.get();
            if (now < n) {
                return false;
            }
            if (left.compareAndSet(now, now - n)) // only: safe
                return true; // only: safe
        } // only: safe
        left.addAndGet(-n); // only: broken
        return true; // only: broken
    }

    public static void main(String[] args) throws InterruptedException {
        SpentBudget budget = new SpentBudget();
        Thread a = new Thread(() -> budget.spend(7));
        Thread b = new Thread(() -> budget.spend(6));
        a.start();
        b.start();
        a.join();
        b.join();
        assert budget.left.get() >= 0;
    }
}
