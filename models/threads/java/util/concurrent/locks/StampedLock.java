package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** The state as the JDK has it: readers in the lowest bits, a bit for the writer, then how often it was written. */
public class StampedLock implements java.io.Serializable {
    static final String $STEPS = "$awaitWrite $tryWrite $awaitRead $tryRead tryOptimisticRead validate $unlockWrite $unlockRead tryConvertToWriteLock tryConvertToReadLock isWriteLocked isReadLocked getReadLockCount";

    private static final long WRITE = 128;
    private static final long READERS = 127;
    private static final long BOTH = 255;
    private static final long MOST = 126;

    private long state = 256;

    public StampedLock() { }

    private boolean $awaitWrite(long[] stamp) {
        return (stamp[0] = $tryWrite()) != 0;
    }

    private long $tryWrite() {
        if ((state & BOTH) != 0) {
            return 0;
        }
        state |= WRITE;
        return state;
    }

    private boolean $awaitRead(long[] stamp) {
        return (stamp[0] = $tryRead()) != 0;
    }

    private long $tryRead() {
        if ((state & WRITE) != 0) {
            return 0;
        }
        return $another();
    }

    private long $another() {
        if ((state & READERS) >= MOST) {
            $overflows();
        }
        return ++state;
    }

    /** More readers than the state can count have no model. */
    private static native void $overflows();

    public long writeLock() {
        long[] stamp = new long[1];
        $awaitWrite(stamp);
        return stamp[0];
    }

    public long writeLockInterruptibly() throws InterruptedException {
        return writeLock();
    }

    public long tryWriteLock() {
        return $tryWrite();
    }

    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        return $tryWrite();
    }

    public long readLock() {
        long[] stamp = new long[1];
        $awaitRead(stamp);
        return stamp[0];
    }

    public long readLockInterruptibly() throws InterruptedException {
        return readLock();
    }

    public long tryReadLock() {
        return $tryRead();
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        return $tryRead();
    }

    public long tryOptimisticRead() {
        return (state & WRITE) == 0 ? state & ~READERS : 0;
    }

    public boolean validate(long stamp) {
        return (stamp & ~READERS) == (state & ~READERS);
    }

    private boolean $unlockWrite(long stamp) {
        if (state != stamp || (stamp & WRITE) == 0) {
            return false;
        }
        state += WRITE;
        return true;
    }

    private boolean $unlockRead(long stamp) {
        if ((stamp & READERS) == 0 || (state & ~READERS) != (stamp & ~READERS) || (state & READERS) == 0) {
            return false;
        }
        state--;
        return true;
    }

    public void unlockWrite(long stamp) {
        if (!$unlockWrite(stamp)) {
            throw new IllegalMonitorStateException();
        }
    }

    public void unlockRead(long stamp) {
        if (!$unlockRead(stamp)) {
            throw new IllegalMonitorStateException();
        }
    }

    public void unlock(long stamp) {
        if ((stamp & WRITE) != 0) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    public long tryConvertToWriteLock(long stamp) {
        long mine = stamp & BOTH;
        long now = state & BOTH;
        if ((state & ~READERS) != (stamp & ~READERS)) {
            return 0;
        }
        if (now == 0) {
            return mine != 0 ? 0 : $tryWrite();
        }
        if (now == WRITE) {
            return mine != now ? 0 : stamp;
        }
        if (now != 1 || mine == 0) {
            return 0;
        }
        state += WRITE - 1;
        return state;
    }

    public long tryConvertToReadLock(long stamp) {
        long mine = stamp & BOTH;
        if ((state & ~READERS) != (stamp & ~READERS)) {
            return 0;
        }
        if (mine >= WRITE) {
            if (state != stamp) {
                return 0;
            }
            state += WRITE + 1;
            return state;
        }
        if (mine == 0) {
            return $another();
        }
        return (state & BOTH) == 0 ? 0 : stamp;
    }

    public native long tryConvertToOptimisticRead(long stamp);

    public native boolean tryUnlockWrite();

    public native boolean tryUnlockRead();

    public boolean isWriteLocked() {
        return (state & WRITE) != 0;
    }

    public boolean isReadLocked() {
        return (state & READERS) != 0;
    }

    public int getReadLockCount() {
        return (int) (state & READERS);
    }

    public native Lock asReadLock();

    public native Lock asWriteLock();

    public native ReadWriteLock asReadWriteLock();
}
