import java.util.concurrent.locks.*;

/** A lock that one thread takes. */
public class Locks {
    static int depth(ReentrantLock l, int n) {
        l.lock();
        try {
            return n == 0 ? l.getHoldCount() : depth(l, n - 1);
        } finally {
            l.unlock();
        }
    }

    public static void main(String[] args) {
        ReentrantLock l = new ReentrantLock();
        System.out.println(l.isLocked() + " " + l.isFair() + l.isHeldByCurrentThread() + l.getHoldCount() + l.hasQueuedThreads() + l.getQueueLength());
        System.out.println(l.tryLock() + " " + l.tryLock() + l.isLocked() + l.isHeldByCurrentThread() + l.getHoldCount());
        l.unlock();
        System.out.println(depth(l, 3) + " " + l.getHoldCount());
        l.unlock();
        try {
            l.unlock();
            System.out.println("open");
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        System.out.println(l.getHoldCount() + " " + new ReentrantLock(true).isFair());
        Lock m = new ReentrantLock();
        m.lock();
        System.out.println(m.tryLock());
        m.unlock();
        m.unlock();
    }
}
