// about: A read-write lock: who writes takes the write lock.

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PriceBoard {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int price;
    private int changes;

    void raise() {
        lock.writeLock().lock(); // only: safe
        lock.readLock().lock(); // only: broken
        try {
            price += 5;
            changes++;
        } finally {
            lock.writeLock().unlock(); // only: safe
            lock.readLock().unlock(); // only: broken
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PriceBoard board = new PriceBoard();
        Thread a = new Thread(board::raise);
        Thread b = new Thread(board::raise);
        a.start();
        b.start();
        a.join();
        b.join();
        assert board.price == 5 * board.changes && board.changes == 2;
    }
}
