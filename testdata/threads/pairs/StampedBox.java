// about: A reader that is optimistic reads both sides again under the lock if a writer came in between.

import java.util.concurrent.locks.StampedLock;

public class StampedBox {
    private final StampedLock lock = new StampedLock();
    private volatile int low = 1;
    private volatile int high = 2;

    void move(int by) {
        long stamp = lock.writeLock();
        try {
            low += by;
            high += by;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    int width() {
        long stamp = lock.tryOptimisticRead();
        int l = low;
        int h = high;
        if (!lock.validate(stamp)) { // only: safe
            stamp = lock.readLock(); // only: safe
            try { // only: safe
                l = low; // only: safe
                h = high; // only: safe
            } finally { // only: safe
                lock.unlockRead(stamp); // only: safe
            } // only: safe
        } // only: safe
        return h - l;
    }

    public static void main(String[] args) throws InterruptedException {
        StampedBox box = new StampedBox();
        Thread mover = new Thread(() -> box.move(5), "mover");
        mover.start();
        int width = box.width();
        if (width != 1) {
            throw new IllegalStateException("width " + width);
        }
        mover.join();
        assert box.width() == 1;
    }
}
