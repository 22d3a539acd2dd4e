// about: A semaphore lets two in, not one too many.

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class Permits {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(2);
        Semaphore permits2 = new Semaphore(3); // only: broken
        Semaphore used = permits; // only: safe
        Semaphore used = permits2; // only: broken
        AtomicInteger inside = new AtomicInteger();
        Runnable visit = () -> {
            used.acquireUninterruptibly();
            if (inside.incrementAndGet() > 2) {
                throw new IllegalStateException("too many");
            }
            inside.decrementAndGet();
            used.release();
        };
        for (int i = 0; i < 3; i++) {
            new Thread(visit).start();
        }
    }
}
