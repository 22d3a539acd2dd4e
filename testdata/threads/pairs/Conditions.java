// about: A condition is waited for in a loop.

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Conditions {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private final Queue<Integer> values = new ArrayDeque<>();

    void add(int v) {
        lock.lock();
        try {
            values.add(v);
            filled.signalAll();
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lock();
        try {
            while (values.isEmpty()) // only: safe
            if (values.isEmpty()) // only: broken
                filled.await();
            return values.remove();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Conditions c = new Conditions();
        for (int i = 0; i < 2; i++) {
            Thread t = new Thread(() -> {
                try {
                    c.take();
                } catch (InterruptedException e) {
                    return;
                }
            });
            t.setDaemon(false);
            t.start();
        }
        c.add(1);
    }
}
