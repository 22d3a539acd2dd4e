package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** Who writes, and how often each thread reads. */
public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    static final String $STEPS = "$awaitRead $tryRead $endRead $awaitWrite $tryWrite $endWrite $writes";

    private int writer; // its number and 1
    private int writes;
    private int reads;
    private int[] readsOf = new int[0];
    private final ReadLock readLock = new ReadLock(this);
    private final WriteLock writeLock = new WriteLock(this);

    public ReentrantReadWriteLock() { }

    public ReentrantReadWriteLock(boolean fair) { }

    private boolean $awaitRead(int thread) {
        return $tryRead(thread);
    }

    private boolean $tryRead(int thread) {
        if (writer != 0 && writer != thread + 1) {
            return false;
        }
        if (thread >= readsOf.length) {
            int[] more = new int[thread + 1];
            for (int i = 0; i < readsOf.length; i++) {
                more[i] = readsOf[i];
            }
            readsOf = more;
        }
        readsOf[thread]++;
        reads++;
        return true;
    }

    private boolean $endRead(int thread) {
        if (thread >= readsOf.length || readsOf[thread] == 0) {
            return false;
        }
        readsOf[thread]--;
        reads--;
        return true;
    }

    private boolean $awaitWrite(int thread) {
        return $tryWrite(thread);
    }

    private boolean $tryWrite(int thread) {
        if (writer != thread + 1 && (writer != 0 || reads > 0)) {
            return false;
        }
        writer = thread + 1;
        writes++;
        return true;
    }

    private boolean $endWrite(int thread) {
        if (writer != thread + 1) {
            return false;
        }
        writes--;
        if (writes == 0) {
            writer = 0;
        }
        return true;
    }

    private boolean $writes(int thread) {
        return writer == thread + 1;
    }

    public ReadLock readLock() {
        return readLock;
    }

    public WriteLock writeLock() {
        return writeLock;
    }

    public boolean isWriteLockedByCurrentThread() {
        return $writes(Thread.$self());
    }

    private static boolean $got(boolean lock) {
        if (lock) {
            Thread.$held(1);
        }
        return lock;
    }

    /** What reads. */
    public static class ReadLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock lock;

        protected ReadLock(ReentrantReadWriteLock lock) {
            this.lock = lock;
        }

        public void lock() {
            lock.$awaitRead(Thread.$self());
            Thread.$held(1);
        }

        public void lockInterruptibly() throws InterruptedException {
            lock.$awaitRead(Thread.$self());
            Thread.$held(1);
        }

        public boolean tryLock() {
            return $got(lock.$tryRead(Thread.$self()));
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            if (unit == null) {
                throw new NullPointerException();
            }
            return $got(lock.$tryRead(Thread.$self()));
        }

        public void unlock() {
            if (!lock.$endRead(Thread.$self())) {
                throw new IllegalMonitorStateException();
            }
            Thread.$held(-1);
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    /** What writes. */
    public static class WriteLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock lock;

        protected WriteLock(ReentrantReadWriteLock lock) {
            this.lock = lock;
        }

        public void lock() {
            lock.$awaitWrite(Thread.$self());
            Thread.$held(1);
        }

        public void lockInterruptibly() throws InterruptedException {
            lock.$awaitWrite(Thread.$self());
            Thread.$held(1);
        }

        public boolean tryLock() {
            return $got(lock.$tryWrite(Thread.$self()));
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            if (unit == null) {
                throw new NullPointerException();
            }
            return $got(lock.$tryWrite(Thread.$self()));
        }

        public void unlock() {
            if (!lock.$endWrite(Thread.$self())) {
                throw new IllegalMonitorStateException();
            }
            Thread.$held(-1);
        }

        public native Condition newCondition();

        public boolean isHeldByCurrentThread() {
            return lock.$writes(Thread.$self());
        }
    }
}
