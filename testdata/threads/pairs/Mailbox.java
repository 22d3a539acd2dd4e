// about: A mailbox of one letter, with a lock and two conditions.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Mailbox {
    private final Lock lock = new ReentrantLock();
    private final Condition full = lock.newCondition();
    private final Condition empty = lock.newCondition();
    private String letter;

    void put(String text) throws InterruptedException {
        lock.lock();
        try {
            while (letter != null) {
                empty.await();
            }
            letter = text;
            full.signal();
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lock();
        try {
            while (letter == null) { // only: safe
            if (letter == null) { // only: broken
                full.await();
            }
            int n = letter.length();
            letter = null;
            empty.signal();
            return n;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Mailbox box = new Mailbox();
        int[] got = new int[2];
        Thread[] readers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            readers[i] = new Thread(() -> {
                try {
                    got[me] = box.take();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            readers[i].start();
        }
        box.put("a");
        box.put("bc");
        readers[0].join();
        readers[1].join();
        assert got[0] + got[1] == 3;
    }
}
