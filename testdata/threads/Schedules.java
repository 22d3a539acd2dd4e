import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

// Programs all of whose schedules are executed. Each class has a main. One that is "explored" is SAFE; one that "fails" may fail in
// some schedule, has a data race, or may wait for ever, and is never SAFE. See TestSchedules in internal/dev/programs.
class Schedules {
    static void run(Runnable... all) {
        Thread[] ts = new Thread[all.length];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(all[i]);
            ts[i].start();
        }
        for (Thread t : ts) {
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    static class StoreBufferVolatile { // explored
        static volatile int x, y;
        static int a, b;
        public static void main(String[] args) {
            run(() -> { x = 1; a = y; }, () -> { y = 1; b = x; });
            assert a + b > 0;
        }
    }

    static class StoreBuffer { // fails: both read 0, though no order of steps does that
        static int x, y, a, b;
        public static void main(String[] args) {
            run(() -> { x = 1; a = y; }, () -> { y = 1; b = x; });
            assert a + b > 0;
        }
    }

    static class RaceBehindFlag { // fails: the flag is set before the number
        static int n;
        static volatile boolean set;
        public static void main(String[] args) {
            run(() -> { set = true; n = 1; }, () -> { if (set) { int k = n; assert k >= 0; } });
        }
    }

    static class FlagAfter { // explored
        static int n;
        static volatile boolean set;
        public static void main(String[] args) {
            run(() -> { n = 1; set = true; }, () -> { if (set) { assert n == 1; } });
        }
    }

    static class VolatileCount { // fails: an update is lost
        static volatile int n;
        public static void main(String[] args) {
            run(() -> n++, () -> n++);
            assert n == 2;
        }
    }

    static class ThreeInTurn { // fails in one order of three threads only
        static volatile int turn;
        public static void main(String[] args) {
            run(() -> { if (turn == 0) turn = 1; if (turn == 2) turn = 3; },
                () -> { if (turn == 1) turn = 2; },
                () -> { if (turn == 3) assert false; });
        }
    }

    static class OfOneRead { // fails: the readers' steps on an atomic order nothing
        static int n;
        static final AtomicInteger a = new AtomicInteger();
        public static void main(String[] args) {
            run(() -> { n = 1; a.get(); }, () -> { a.get(); int k = n; });
        }
    }

    static class StaticAndInstance { // fails: two locks
        static int n;
        static synchronized void up() { n++; }
        synchronized void also() { n++; }
        public static void main(String[] args) {
            StaticAndInstance o = new StaticAndInstance();
            run(() -> up(), () -> o.also());
            assert n == 2;
        }
    }

    static class ClassLock { // explored: the lock of a static method is that of the class object
        static int n;
        static synchronized void up() { n++; }
        public static void main(String[] args) {
            run(() -> up(), () -> { synchronized (ClassLock.class) { n++; } });
            assert n == 2;
        }
    }

    static class OtherClassLock { // fails
        static int n;
        static synchronized void up() { n++; }
        public static void main(String[] args) {
            run(() -> up(), () -> { synchronized (ClassLock.class) { n++; } });
            assert n == 2;
        }
    }

    static class ThrownInLock { // explored: the exception gives the lock back
        static final Object lock = new Object();
        static int n;
        static void up(boolean fail) {
            synchronized (lock) {
                n++;
                if (fail) throw new IllegalStateException();
            }
        }
        public static void main(String[] args) {
            run(() -> { try { up(true); } catch (IllegalStateException e) { } }, () -> up(false));
            assert n == 2;
        }
    }

    static class ThrownInMethod { // explored
        static int n;
        static synchronized void up(int by) {
            n++;
            n = n / by;
        }
        public static void main(String[] args) {
            run(() -> { try { up(0); } catch (ArithmeticException e) { } }, () -> up(1));
            assert n == 2;
        }
    }

    static class KeptLock { // fails: the lock is not given back after the exception, so a thread waits for ever
        static final ReentrantLock lock = new ReentrantLock();
        static int n;
        static void up(int by) {
            lock.lock();
            n = (n + 1) / by;
            lock.unlock();
        }
        public static void main(String[] args) {
            run(() -> { try { up(0); } catch (ArithmeticException e) { } }, () -> up(1));
        }
    }

    static class Reentered { // explored
        int n;
        synchronized void up() { n++; again(); }
        synchronized void again() { n++; }
        public static void main(String[] args) {
            Reentered o = new Reentered();
            run(o::up, o::up);
            assert o.n == 4;
        }
    }

    static class WaitIf { // fails: a wait may end without a notification (JLS 17.2.1)
        static final Object lock = new Object();
        static boolean ready;
        public static void main(String[] args) {
            run(() -> { synchronized (lock) {
                    try { if (!ready) lock.wait(); } catch (InterruptedException e) { }
                    assert ready;
                } },
                () -> { synchronized (lock) { ready = true; lock.notify(); } });
        }
    }

    static class WaitWhile { // explored
        static final Object lock = new Object();
        static boolean ready;
        public static void main(String[] args) {
            run(() -> { synchronized (lock) {
                    try { while (!ready) lock.wait(); } catch (InterruptedException e) { }
                    assert ready;
                } },
                () -> { synchronized (lock) { ready = true; lock.notify(); } });
        }
    }

    static class LostSignal { // fails: a thread waits for ever
        static final Object lock = new Object();
        static volatile boolean ready;
        public static void main(String[] args) {
            run(() -> { if (!ready) synchronized (lock) {
                    try { lock.wait(); } catch (InterruptedException e) { }
                } },
                () -> { ready = true; synchronized (lock) { lock.notify(); } });
        }
    }

    static class NotifyOne { // fails: the notification may go to the other producer
        int full;
        synchronized void put() {
            try { while (full == 1) wait(); } catch (InterruptedException e) { }
            full++;
            notify();
        }
        synchronized void take() {
            try { while (full == 0) wait(); } catch (InterruptedException e) { }
            full--;
            notify();
        }
        public static void main(String[] args) {
            NotifyOne o = new NotifyOne();
            run(o::put, o::put, o::put, o::take, o::take, o::take);
        }
    }

    static class NotifyAllOfThem { // explored
        int full;
        synchronized void put() {
            try { while (full == 1) wait(); } catch (InterruptedException e) { }
            full++;
            notifyAll();
        }
        synchronized void take() {
            try { while (full == 0) wait(); } catch (InterruptedException e) { }
            full--;
            notifyAll();
        }
        public static void main(String[] args) {
            NotifyAllOfThem o = new NotifyAllOfThem();
            run(o::put, o::put, o::take, o::take);
            assert o.full == 0;
        }
    }

    static class NotifyWithoutLock { // fails
        public static void main(String[] args) {
            Object o = new Object();
            run(() -> o.notify(), () -> { });
        }
    }

    static class WaitKeepsOther { // fails: wait gives back one of two locks
        static final Object a = new Object(), b = new Object();
        static boolean ready;
        public static void main(String[] args) {
            run(() -> { synchronized (a) { synchronized (b) {
                    try { while (!ready) b.wait(); } catch (InterruptedException e) { }
                } } },
                () -> { synchronized (a) { synchronized (b) { ready = true; b.notify(); } } });
        }
    }

    static class TryLockFails { // fails: the lock is seen while it is held
        static final ReentrantLock lock = new ReentrantLock();
        public static void main(String[] args) {
            run(() -> { lock.lock(); lock.unlock(); },
                () -> { boolean got = lock.tryLock(); assert got; });
        }
    }

    static class TryLockSafe { // explored
        static final ReentrantLock lock = new ReentrantLock();
        static int n;
        public static void main(String[] args) {
            Runnable r = () -> { if (lock.tryLock()) { n++; lock.unlock(); } };
            run(r, r);
            assert n == 1 || n == 2;
        }
    }

    static class TryLockMissed { // fails: one of them may find the lock taken
        static final ReentrantLock lock = new ReentrantLock();
        static int n;
        public static void main(String[] args) {
            Runnable r = () -> { if (lock.tryLock()) { n++; lock.unlock(); } };
            run(r, r);
            assert n == 2;
        }
    }

    static class UnlockOfOther { // fails
        static final ReentrantLock lock = new ReentrantLock();
        public static void main(String[] args) {
            run(() -> lock.lock(), () -> { if (lock.isLocked()) lock.unlock(); });
        }
    }

    static class ConditionSafe { // explored
        static final ReentrantLock lock = new ReentrantLock();
        static final Condition filled = lock.newCondition(), drained = lock.newCondition();
        static int n;
        public static void main(String[] args) {
            run(() -> { for (int i = 0; i < 2; i++) { lock.lock(); try { while (n == 1) drained.awaitUninterruptibly(); n++; filled.signal(); } finally { lock.unlock(); } } },
                () -> { for (int i = 0; i < 2; i++) { lock.lock(); try { while (n == 0) filled.awaitUninterruptibly(); n--; drained.signal(); } finally { lock.unlock(); } } });
            assert n == 0;
        }
    }

    static class ConditionMixed { // fails: the signal goes to the wrong queue
        static final ReentrantLock lock = new ReentrantLock();
        static final Condition filled = lock.newCondition(), drained = lock.newCondition();
        static int n;
        public static void main(String[] args) {
            run(() -> { lock.lock(); try { n++; drained.signal(); } finally { lock.unlock(); } },
                () -> { lock.lock(); try { while (n == 0) filled.awaitUninterruptibly(); n--; } finally { lock.unlock(); } });
        }
    }

    static class SignalWithoutLock { // fails
        static final ReentrantLock lock = new ReentrantLock();
        static final Condition c = lock.newCondition();
        public static void main(String[] args) {
            run(() -> c.signal(), () -> { });
        }
    }

    static class JoinForAWhile { // fails: the thread may not have ended
        static volatile int n;
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> n = 1);
            t.start();
            t.join(1000);
            assert n == 1;
        }
    }

    static class JoinBeforeStart { // fails: a thread that has not begun is not waited for
        static int n;
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> n = 1);
            t.join();
            t.start();
            assert n == 0;
        }
    }

    static class JoinOfOne { // fails: the other one may not have ended
        static volatile int n;
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> n++);
            Thread u = new Thread(() -> { });
            t.start();
            u.start();
            u.join();
            assert n == 1;
        }
    }

    static class Alive { // explored
        static int n;
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> n = 1);
            t.start();
            while (t.isAlive()) Thread.yield();
            assert n == 1;
        }
    }

    static class NotAlive { // fails: it may not have ended, or has
        static volatile int n;
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> n = 1);
            t.start();
            if (t.isAlive()) assert n == 0;
        }
    }

    static class StartedTwice { // fails
        public static void main(String[] args) {
            Thread t = new Thread(() -> { });
            t.start();
            t.start();
        }
    }

    static class DiesAlone { // fails: an exception ends the thread
        public static void main(String[] args) {
            new Thread(() -> { String s = args.length == 0 ? null : ""; s.length(); }).start();
        }
    }

    static class CaughtAround { // fails: start() does not throw what the thread does
        public static void main(String[] args) {
            try {
                new Thread(() -> { throw new IllegalStateException(); }).start();
            } catch (IllegalStateException e) { }
        }
    }

    static class RunNotStarted { // explored: run() is an ordinary call
        static int n;
        public static void main(String[] args) {
            Thread t = new Thread(() -> n++);
            t.run();
            t.run();
            assert n == 2;
            Thread u = new Thread(() -> n++);
            u.start();
        }
    }

    static class ExitFirst { // fails: before the other thread ends the program
        static volatile boolean late;
        public static void main(String[] args) {
            new Thread(() -> System.exit(0)).start();
            late = true;
            assert !late;
        }
    }

    static class DaemonFails { // fails
        public static void main(String[] args) {
            Thread t = new Thread(() -> { assert false; });
            t.setDaemon(true);
            t.start();
        }
    }

    static class Interrupts { // fails
        public static void main(String[] args) {
            Thread t = new Thread(() -> { try { Thread.sleep(10); } catch (InterruptedException e) { assert false; } });
            t.start();
            t.interrupt();
        }
    }

    static class CheckThenAct { // fails: two steps
        static final AtomicInteger left = new AtomicInteger(1);
        public static void main(String[] args) {
            Runnable r = () -> { if (left.get() > 0) left.decrementAndGet(); };
            run(r, r);
            assert left.get() >= 0;
        }
    }

    static class CompareAndSet { // explored
        static final AtomicInteger left = new AtomicInteger(1);
        public static void main(String[] args) {
            Runnable r = () -> { int n = left.get(); if (n > 0) left.compareAndSet(n, n - 1); };
            run(r, r);
            assert left.get() == 0;
        }
    }

    static class UpdateWithCode { // fails: the function is called more than once
        static final AtomicInteger n = new AtomicInteger(), calls = new AtomicInteger();
        public static void main(String[] args) {
            Runnable r = () -> n.updateAndGet(x -> { calls.incrementAndGet(); return x + 1; });
            run(r, r);
            assert calls.get() == 2;
        }
    }

    static class SharedList { // fails: a data race inside the list
        static final List<Integer> list = new ArrayList<>();
        public static void main(String[] args) {
            run(() -> list.add(1), () -> list.add(2));
            assert list.size() == 2;
        }
    }

    static class SharedListRead { // fails: another thread may write
        static final List<Integer> list = new ArrayList<>(List.of(1));
        public static void main(String[] args) {
            run(() -> list.get(0), () -> list.set(0, 2));
        }
    }

    static class GuardedMap { // explored
        static final Map<String, Integer> map = new HashMap<>();
        static void put(String k) { synchronized (map) { map.put(k, map.getOrDefault(k, 0) + 1); } }
        public static void main(String[] args) {
            run(() -> put("a"), () -> put("a"));
            assert map.get("a") == 2;
        }
    }

    static class MapReadOutside { // fails
        static final Map<String, Integer> map = new HashMap<>();
        static void put(String k) { synchronized (map) { map.put(k, 1); } }
        public static void main(String[] args) {
            run(() -> put("a"), () -> map.get("a"));
        }
    }

    static class SharedBuilder { // fails
        static final StringBuilder b = new StringBuilder();
        public static void main(String[] args) {
            run(() -> b.append("x"), () -> b.append("y"));
        }
    }

    static class LocalValues { // explored
        static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);
        public static void main(String[] args) {
            Runnable r = () -> { own.set(own.get() + 1); assert own.get() == 1; };
            run(r, r);
            assert own.get() == 0;
        }
    }

    static class LocalNull { // fails: another thread has not set the value
        static final ThreadLocal<Integer> own = new ThreadLocal<>();
        public static void main(String[] args) {
            own.set(3);
            run(() -> System.out.println(own.get() + 1));
        }
    }

    static class LazyClass { // explored: one thread initialises the class
        static class Holder {
            static int made;
            static final int[] data = {1, 2};
            static { made++; }
        }
        public static void main(String[] args) {
            Runnable r = () -> { assert Holder.made == 1 && Holder.data[1] == 2; };
            run(r, r);
        }
    }

    static class CountInClass { // fails: the initialiser of one class changes what another thread reads
        static int n;
        static class A {
            static int x = ++n;
        }
        public static void main(String[] args) {
            run(() -> { int k = A.x; }, () -> { int k = n; });
        }
    }

    static class StartedByClass { // fails
        static class A {
            static int x;
            static {
                new Thread(() -> { assert x == 1; }).start();
                x = 1;
            }
        }
        public static void main(String[] args) {
            int k = A.x;
        }
    }

    static class Finalised { // fails: the JDK may call it at any time
        static volatile int n;
        @Override protected void finalize() { n = 1; }
        public static void main(String[] args) {
            new Finalised();
            run(() -> { assert n == 0; });
        }
    }

    static class AskedByThread extends Thread { // fails: constructors of threads ask the thread that calls
        Integer v;
        @Override public ClassLoader getContextClassLoader() { System.out.println(v + 1); return super.getContextClassLoader(); }
        @Override public void run() { new Thread(); }
        public static void main(String[] args) {
            new AskedByThread().start();
        }
    }

    static class PoolRejects { // fails
        public static void main(String[] args) {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            run(() -> pool.shutdown(), () -> pool.execute(() -> { }));
        }
    }

    static class PoolTimes { // fails: the time may be over before the task
        static volatile int n;
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.execute(() -> n = 1);
            pool.shutdown();
            pool.awaitTermination(1, TimeUnit.SECONDS);
            assert n == 1;
        }
    }

    static class PoolWaits { // explored
        static int n;
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            for (int i = 0; i < 3; i++) pool.execute(() -> { synchronized (pool) { n++; } });
            pool.shutdown();
            if (pool.awaitTermination(1, TimeUnit.SECONDS)) assert n == 3;
        }
    }

    static class PoolStarves { // fails: the only thread waits for a task behind it
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            Future<Integer> f = pool.submit(() -> pool.submit(() -> 1).get());
            f.get();
            pool.shutdown();
        }
    }

    static class PoolTaskFails { // fails: the exception is in the future
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            Future<Integer> f = pool.submit(() -> 10 / (args.length * 0));
            pool.shutdown();
            f.get();
        }
    }

    static class FutureGives { // explored
        static int n;
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            Future<Integer> f = pool.submit(() -> { n = 5; return 2; });
            assert f.get() == 2 && n == 5;
            pool.shutdown();
        }
    }

    static class FutureDone { // fails: it may not be done
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            Future<Integer> f = pool.submit(() -> 2);
            assert f.isDone();
            pool.shutdown();
        }
    }

    static class LatchCounts { // explored
        static int a, b;
        public static void main(String[] args) throws Exception {
            CountDownLatch done = new CountDownLatch(2);
            new Thread(() -> { a = 1; done.countDown(); }).start();
            new Thread(() -> { b = 1; done.countDown(); }).start();
            done.await();
            assert a + b == 2;
        }
    }

    static class LatchTooSmall { // fails
        static volatile int a, b;
        public static void main(String[] args) throws Exception {
            CountDownLatch done = new CountDownLatch(1);
            new Thread(() -> { a = 1; done.countDown(); }).start();
            new Thread(() -> { b = 1; done.countDown(); }).start();
            done.await();
            assert a + b == 2;
        }
    }

    static class ParallelStream { // fails
        static int n;
        public static void main(String[] args) {
            List.of(1, 2).parallelStream().forEach(x -> n += x);
            new Thread(() -> { }).start();
            assert n == 3;
        }
    }

    static class Hook { // fails
        static volatile int n;
        public static void main(String[] args) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> { assert n == 0; }));
            n = 1;
            new Thread(() -> { }).start();
        }
    }

    static class Clock { // fails: the time is not known
        public static void main(String[] args) {
            run(() -> { long t = System.currentTimeMillis(); assert t % 2 == 0; });
        }
    }

    static class SoonOver { // fails: a lock of an object that changes
        static Integer lock = 1;
        static int n;
        public static void main(String[] args) {
            Runnable r = () -> { synchronized (lock) { n++; lock = lock + 1; } };
            run(r, r);
        }
    }

    static class ElementsOfVolatile { // fails: the elements are not volatile
        static volatile int[] a = new int[1];
        public static void main(String[] args) {
            run(() -> a[0] = 1, () -> { int k = a[0]; });
        }
    }

    static class DoubleCheckedVolatile { // explored
        static class Box {
            int v;
            Box() { v = 7; }
        }
        static volatile Box box;
        static Box get() {
            Box b = box;
            if (b == null) {
                synchronized (DoubleCheckedVolatile.class) {
                    b = box;
                    if (b == null) box = b = new Box();
                }
            }
            return b;
        }
        public static void main(String[] args) {
            Runnable r = () -> { assert get().v == 7; };
            run(r, r);
        }
    }

    static class DoubleCheckedPlain { // fails
        static class Box {
            int v;
            Box() { v = 7; }
        }
        static Box box;
        static Box get() {
            if (box == null) {
                synchronized (DoubleCheckedPlain.class) {
                    if (box == null) box = new Box();
                }
            }
            return box;
        }
        public static void main(String[] args) {
            Runnable r = () -> { assert get().v == 7; };
            run(r, r);
        }
    }

    static class LeavesLocked { // fails: the other thread waits for ever
        static final ReentrantLock lock = new ReentrantLock();
        public static void main(String[] args) {
            run(() -> lock.lock(), () -> { lock.lock(); lock.unlock(); });
        }
    }

    static class ThreeForks { // fails: each has one fork
        public static void main(String[] args) {
            Object a = new Object(), b = new Object(), c = new Object();
            run(() -> { synchronized (a) { synchronized (b) { } } }, () -> { synchronized (b) { synchronized (c) { } } }, () -> { synchronized (c) { synchronized (a) { } } });
        }
    }

    static class ThreeForksInOrder { // explored
        public static void main(String[] args) {
            Object a = new Object(), b = new Object(), c = new Object();
            run(() -> { synchronized (a) { synchronized (b) { } } }, () -> { synchronized (b) { synchronized (c) { } } }, () -> { synchronized (a) { synchronized (c) { } } });
        }
    }

    static class StaleLocal { // fails: the number was read before the lock was taken
        static int n;
        static final Object lock = new Object();
        public static void main(String[] args) {
            Runnable r = () -> {
                int k;
                synchronized (lock) { k = n; }
                synchronized (lock) { n = k + 1; }
            };
            run(r, r);
            assert n == 2;
        }
    }

    static class PassedOn { // explored: ownership goes with the queue
        static final Queue<int[]> queue = new ArrayDeque<>();
        public static void main(String[] args) {
            run(() -> { int[] a = {1}; a[0]++; synchronized (queue) { queue.add(a); } },
                () -> { int[] a; synchronized (queue) { a = queue.poll(); } if (a != null) { a[0]++; assert a[0] == 3; } });
        }
    }

    static class PassedAndKept { // fails: the first thread goes on to write
        static final Queue<int[]> queue = new ArrayDeque<>();
        public static void main(String[] args) {
            run(() -> { int[] a = {1}; synchronized (queue) { queue.add(a); } a[0]++; },
                () -> { int[] a; synchronized (queue) { a = queue.poll(); } if (a != null) { a[0]++; } });
        }
    }

    static class BarrierSafe { // explored
        static final CyclicBarrier barrier = new CyclicBarrier(2);
        static int a, b, r, s;
        static void meet() { try { barrier.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
        public static void main(String[] args) {
            run(() -> { a = 1; meet(); r = b; meet(); a = 2; }, () -> { b = 1; meet(); s = a; meet(); b = 2; });
            assert r == 1 && s == 1 && a + b == 4;
        }
    }

    static class BarrierOnce { // fails: the second round has no barrier
        static final CyclicBarrier barrier = new CyclicBarrier(2);
        static int a, b, r, s;
        static void meet() { try { barrier.await(); } catch (Exception e) { throw new IllegalStateException(e); } }
        public static void main(String[] args) {
            run(() -> { a = 1; meet(); r = b; a = 2; }, () -> { b = 1; meet(); s = a; b = 2; });
            assert r == 1 && s == 1;
        }
    }

    static class BarrierAction { // explored: the action runs before any thread goes on
        static int n;
        static final CyclicBarrier barrier = new CyclicBarrier(2, () -> n++);
        public static void main(String[] args) {
            Runnable r = () -> { try { barrier.await(); } catch (Exception e) { throw new IllegalStateException(e); } assert n == 1; };
            run(r, r);
        }
    }

    static class BarrierTooLarge { // fails: a thread is missing
        static final CyclicBarrier barrier = new CyclicBarrier(3);
        public static void main(String[] args) {
            Runnable r = () -> { try { barrier.await(); } catch (Exception e) { throw new IllegalStateException(e); } };
            run(r, r);
        }
    }

    static class QueueInOrder { // explored
        public static void main(String[] args) {
            BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
            run(() -> { try { for (int i = 0; i < 3; i++) q.put(i); } catch (InterruptedException e) { } },
                () -> { try { for (int i = 0; i < 3; i++) { int k = q.take(); assert k == i; } } catch (InterruptedException e) { } });
            assert q.isEmpty();
        }
    }

    static class QueueTwoTakers { // fails: each gets what the other does not
        public static void main(String[] args) {
            BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
            q.add(1);
            q.add(2);
            Runnable r = () -> { try { int k = q.take(); assert k == 1; } catch (InterruptedException e) { } };
            run(r, r);
        }
    }

    static class QueueFull { // fails: add() throws
        public static void main(String[] args) {
            BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
            run(() -> q.add(1), () -> q.add(2));
        }
    }

    static class QueueStarves { // fails: one element, two takers
        public static void main(String[] args) {
            BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
            q.add(1);
            Runnable r = () -> { try { q.take(); } catch (InterruptedException e) { } };
            run(r, r);
        }
    }

    static class QueuePasses { // explored: what was written before put() is read after take()
        public static void main(String[] args) {
            BlockingQueue<int[]> q = new ArrayBlockingQueue<>(2);
            run(() -> { int[] a = {0}; a[0] = 4; try { q.put(a); } catch (InterruptedException e) { } },
                () -> { try { assert q.take()[0] == 4; } catch (InterruptedException e) { } });
        }
    }

    static class QueueChanged { // fails: the producer goes on to write
        public static void main(String[] args) {
            BlockingQueue<int[]> q = new ArrayBlockingQueue<>(2);
            run(() -> { int[] a = {4}; try { q.put(a); } catch (InterruptedException e) { } a[0] = 5; },
                () -> { try { assert q.take()[0] == 4; } catch (InterruptedException e) { } });
        }
    }

    static class PolledOnce { // explored
        static final Queue<Integer> q = new ConcurrentLinkedQueue<>();
        static final AtomicInteger got = new AtomicInteger();
        public static void main(String[] args) {
            q.add(1);
            Runnable r = () -> { Integer k = q.poll(); if (k != null) got.addAndGet(k); };
            run(r, r);
            assert got.get() == 1;
        }
    }

    static class LookedAtFirst { // fails: another thread polls in between
        static final Queue<Integer> q = new ConcurrentLinkedQueue<>();
        public static void main(String[] args) {
            q.add(1);
            Runnable r = () -> { if (!q.isEmpty()) { int k = q.poll(); } };
            run(r, r);
        }
    }

    static class MapMerge { // explored
        static final Map<String, Integer> map = new ConcurrentHashMap<>();
        public static void main(String[] args) {
            Runnable r = () -> map.merge("a", 1, Integer::sum);
            run(r, r);
            assert map.get("a") == 2;
        }
    }

    static class MapGetPut { // fails: two steps
        static final Map<String, Integer> map = new ConcurrentHashMap<>();
        public static void main(String[] args) {
            Runnable r = () -> { Integer n = map.get("a"); map.put("a", n == null ? 1 : n + 1); };
            run(r, r);
            assert map.get("a") == 2;
        }
    }

    static class MapIfAbsent { // explored: one value for all
        static final ConcurrentHashMap<String, int[]> map = new ConcurrentHashMap<>();
        static final AtomicReferenceArray<int[]> seen = new AtomicReferenceArray<>(2);
        public static void main(String[] args) {
            run(() -> seen.set(0, map.computeIfAbsent("a", k -> new int[1])), () -> seen.set(1, map.computeIfAbsent("a", k -> new int[1])));
            assert seen.get(0) == seen.get(1);
        }
    }

    static class MapContains { // fails: check, then act
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        public static void main(String[] args) {
            map.put("a", 1);
            run(() -> { if (map.containsKey("a")) { int k = map.get("a"); } }, () -> map.remove("a"));
        }
    }

    static class MapFunctionShares { // fails: functions of two keys may run at a time
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        static final List<String> log = new ArrayList<>();
        public static void main(String[] args) {
            run(() -> map.computeIfAbsent("a", k -> { log.add(k); return 1; }), () -> map.computeIfAbsent("b", k -> { log.add(k); return 1; }));
            assert log.size() == 2;
        }
    }

    static class MapFunctionCounts { // fails: so is a counter in one
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        static int n;
        public static void main(String[] args) {
            run(() -> map.compute("a", (k, v) -> ++n), () -> map.compute("b", (k, v) -> ++n));
            assert n == 2;
        }
    }

    static class MapRecursive { // fails: the JDK refuses that
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        public static void main(String[] args) {
            run(() -> map.computeIfAbsent("a", k -> map.computeIfAbsent("a", j -> 1)), () -> { });
        }
    }

    static class ReadersWriter { // explored
        static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        static int a, b;
        public static void main(String[] args) {
            Runnable reader = () -> { lock.readLock().lock(); try { assert a == b; } finally { lock.readLock().unlock(); } };
            run(reader, reader, () -> { lock.writeLock().lock(); try { a++; b++; } finally { lock.writeLock().unlock(); } });
        }
    }

    static class WritesAsReader { // fails
        static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        static int a, b;
        public static void main(String[] args) {
            Runnable r = () -> { lock.readLock().lock(); try { a++; b++; assert a == b; } finally { lock.readLock().unlock(); } };
            run(r, r);
        }
    }

    static class Upgrades { // fails: who reads cannot write
        static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        public static void main(String[] args) {
            run(() -> { lock.readLock().lock(); lock.writeLock().lock(); }, () -> { });
        }
    }

    static class AsyncSums { // explored
        static int base = 10;
        public static void main(String[] args) {
            CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> base + 1), g = CompletableFuture.supplyAsync(() -> base + 2);
            assert f.join() + g.join() == 23;
            base = 0;
        }
    }

    static class AsyncTooEarly { // fails: the number is changed before it is known
        static int base = 10;
        public static void main(String[] args) {
            CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> base + 1);
            base = 0;
            assert f.join() == 11;
        }
    }

    static class AsyncAll { // explored
        static int a, b;
        public static void main(String[] args) {
            CompletableFuture.allOf(CompletableFuture.runAsync(() -> a = 1), CompletableFuture.runAsync(() -> b = 1)).join();
            assert a + b == 2;
        }
    }

    static class AsyncFails { // fails: join() throws
        public static void main(String[] args) {
            CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> { throw new IllegalStateException(); });
            f.join();
        }
    }

    static class AsyncCaught { // explored
        public static void main(String[] args) {
            CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> { throw new IllegalStateException(); });
            try {
                f.join();
                assert false;
            } catch (CompletionException e) { }
        }
    }

    static class AsyncStage { // fails: a stage has no model
        static volatile int n;
        public static void main(String[] args) {
            CompletableFuture.supplyAsync(() -> 1).thenAccept(k -> n = k);
            assert n == 0;
        }
    }

    static class Named { // explored
        static volatile String first;
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> first = Thread.currentThread().getName(), "worker");
            t.start();
            t.join();
            assert first.equals("worker") && Thread.currentThread().getName().equals("main");
        }
    }

    static class NamedByNumber { // fails: the names that threads get have no model
        public static void main(String[] args) {
            run(() -> { assert Thread.currentThread().getName().equals("Thread-7"); });
        }
    }

    static class BoxedValue { // explored: a box does not change
        static volatile Integer n = 1000;
        public static void main(String[] args) {
            run(() -> n = 2000, () -> { assert n >= 1000; });
        }
    }

    static class LocalOfTasks { // fails: one thread may run both tasks
        static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);
        static void task() {
            own.set(own.get() + 1);
            assert own.get() == 1;
        }
        public static void main(String[] args) {
            CompletableFuture<Void> f = CompletableFuture.runAsync(() -> task());
            f.join();
            CompletableFuture.runAsync(() -> task()).join();
        }
    }

    static class LocalOfPool { // fails: one thread runs both tasks
        static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newCachedThreadPool();
            Callable<Integer> c = () -> { own.set(own.get() + 1); return own.get(); };
            pool.submit(c).get();
            int n = pool.submit(c).get();
            pool.shutdown();
            assert n == 1;
        }
    }

    static class LocalOfFixedPool { // fails: the same
        static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            Callable<Integer> c = () -> { own.set(own.get() + 1); return own.get(); };
            pool.submit(c).get();
            int n = pool.submit(c).get();
            pool.shutdown();
            assert n == 1;
        }
    }

    static class HelpsInLock { // fails: a thread that waits for a task may run another one, with its own locks
        static final Object lock = new Object();
        static int n;
        static void up() { synchronized (lock) { n++; } }
        public static void main(String[] args) {
            CompletableFuture.runAsync(() -> {
                synchronized (lock) {
                    int k = n;
                    CompletableFuture.runAsync(() -> { }).join();
                    assert n == k;
                }
            }).join();
            CompletableFuture.runAsync(() -> up()).join();
        }
    }

    static class SingleShut { // explored
        static int n;
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            pool.execute(() -> n++);
            Future<?> f = pool.submit(() -> n++);
            f.get();
            assert n == 2;
            pool.shutdown();
        }
    }

    static class SingleLeft { // fails: it may shut itself down before it takes the task
        public static void main(String[] args) {
            Executors.newSingleThreadExecutor().execute(() -> { });
        }
    }

    static class FixedLeft { // explored: a pool that waits for tasks fails nothing
        static int n;
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            assert pool.submit(() -> ++n).get() == 1;
        }
    }

    static class MapSizeLate { // fails: the size may not have been counted yet
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        public static void main(String[] args) {
            run(() -> map.put("a", 1), () -> { if (map.get("a") != null) assert map.size() == 1; });
        }
    }

    static class MapSizeAfter { // explored
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        public static void main(String[] args) {
            run(() -> map.put("a", 1), () -> map.put("b", 1));
            assert map.size() == 2;
        }
    }

    static class BarrierOfThree { // fails: one of three threads waits for ever, whatever comes while the action runs
        static final CyclicBarrier barrier = new CyclicBarrier(2, () -> { });
        public static void main(String[] args) {
            Runnable r = () -> { try { barrier.await(); } catch (Exception e) { throw new IllegalStateException(e); } };
            run(r, r, r);
        }
    }

    static class StartAfterJoin { // fails: the second thread may be first
        static volatile int x;
        public static void main(String[] args) throws InterruptedException {
            Thread a = new Thread(() -> { });
            a.start();
            a.join();
            new Thread(() -> x = 1).start();
            assert x == 0;
        }
    }

    static class UnlockBetween { // fails: the other thread comes when the monitor is free again
        static final CountDownLatch open = new CountDownLatch(0);
        static final Object m = new Object();
        static boolean a;
        static volatile int v;
        public static void main(String[] args) {
            run(() -> {
                try {
                    synchronized (m) {
                        open.await();
                        a = true;
                    }
                } catch (InterruptedException e) {
                    throw new Error(e);
                }
                assert v == 0;
            }, () -> {
                synchronized (m) {
                    if (a) v = 1;
                }
            });
        }
    }

    static class OwnThenShared { // fails: it is counted up by two after it was published
        static volatile AtomicInteger shared;
        public static void main(String[] args) {
            run(() -> {
                AtomicInteger own = new AtomicInteger();
                own.set(1);
                shared = own;
                assert own.get() == 1;
            }, () -> { AtomicInteger n = shared; if (n != null) n.incrementAndGet(); });
        }
    }

    static class OwnAlone { // explored
        public static void main(String[] args) {
            Runnable r = () -> { AtomicInteger own = new AtomicInteger(); own.incrementAndGet(); assert own.get() == 1; };
            run(r, r);
        }
    }

    static class FinalAfterLeak { // fails: the field is set when others have the object
        static volatile FinalAfterLeak shared;
        final int n;
        FinalAfterLeak() { shared = this; n = 1; }
        public static void main(String[] args) {
            run(() -> new FinalAfterLeak(), () -> { FinalAfterLeak o = shared; if (o != null) assert o.n == 1; });
        }
    }

    static class CopiedIterated { // explored: a copy is iterated
        static final List<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1, 2});
        public static void main(String[] args) {
            run(() -> list.add(3), () -> { int n = 0; for (int x : list) n += x; assert n == 3 || n == 6; });
            assert list.size() == 3;
        }
    }

    static class CopiedCheckThenAct { // fails: the element may be gone
        static final List<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1});
        public static void main(String[] args) {
            run(() -> list.remove(0), () -> { if (!list.isEmpty()) list.get(0); });
        }
    }

    static class AddedIfAbsent { // explored
        static final CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
        public static void main(String[] args) {
            run(() -> set.add("a"), () -> set.add("a"));
            assert set.size() == 1;
        }
    }

    static class AddedTwice { // fails: both look before one adds
        static final CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        public static void main(String[] args) {
            Runnable r = () -> { if (!list.contains("a")) list.add("a"); };
            run(r, r);
            assert list.size() == 1;
        }
    }

    static class StampedCount { // explored
        static final StampedLock lock = new StampedLock();
        static int n;
        public static void main(String[] args) {
            Runnable r = () -> { long s = lock.writeLock(); n++; lock.unlockWrite(s); };
            run(r, r);
            assert n == 2;
        }
    }

    static class StampedRead { // fails: readers do not exclude each other
        static final StampedLock lock = new StampedLock();
        static int n;
        public static void main(String[] args) {
            Runnable r = () -> { long s = lock.readLock(); n++; lock.unlockRead(s); };
            run(r, r);
        }
    }

    static class StampedConverted { // explored: only one reader becomes the writer
        static final StampedLock lock = new StampedLock();
        static int n;
        public static void main(String[] args) {
            Runnable r = () -> {
                long s = lock.readLock();
                long w = lock.tryConvertToWriteLock(s);
                if (w == 0) {
                    lock.unlockRead(s);
                    w = lock.writeLock();
                }
                n++;
                lock.unlock(w);
            };
            run(r, r);
            assert n == 2;
        }
    }

    static class StampedPlain { // fails: reads of an optimistic reader are data races
        static final StampedLock lock = new StampedLock();
        static int n;
        public static void main(String[] args) {
            run(() -> { long s = lock.writeLock(); n++; lock.unlockWrite(s); }, () -> { long s = lock.tryOptimisticRead(); int k = n; assert !lock.validate(s) || k >= 0; });
        }
    }

    static class StampedTwice { // fails: it is not reentrant
        public static void main(String[] args) {
            StampedLock lock = new StampedLock();
            run(() -> { lock.writeLock(); lock.writeLock(); });
        }
    }

    static class PhaserEnds { // explored: the phaser ends after two phases
        static int n;
        public static void main(String[] args) {
            Phaser p = new Phaser(2) {
                @Override protected boolean onAdvance(int phase, int parties) { n++; return phase == 1; }
            };
            Runnable r = () -> { while (!p.isTerminated()) p.arriveAndAwaitAdvance(); };
            run(r, r);
            assert n == 2 && p.isTerminated();
        }
    }

    static class PhaserArrives { // fails: who only arrives does not wait
        static final Phaser p = new Phaser(2);
        static volatile int n;
        public static void main(String[] args) {
            run(() -> { n = 1; p.arrive(); }, () -> { p.arrive(); assert n == 1; });
        }
    }

    static class PhaserUnregistered { // fails: nobody is registered
        public static void main(String[] args) {
            Phaser p = new Phaser();
            run(() -> p.arrive());
        }
    }

    static class PhaserLeft { // explored: who leaves is not awaited
        static final Phaser p = new Phaser(2);
        static int n;
        public static void main(String[] args) {
            run(() -> { n = 1; p.arriveAndDeregister(); }, () -> { p.arriveAndAwaitAdvance(); assert n == 1; });
            assert p.getRegisteredParties() == 1;
        }
    }

    static class TimerTasksApart { // explored: a timer runs one task at a time
        static int n;
        public static void main(String[] args) throws InterruptedException {
            CountDownLatch two = new CountDownLatch(2);
            Timer timer = new Timer();
            for (int i = 0; i < 2; i++) {
                timer.schedule(new TimerTask() {
                    @Override public void run() { n++; two.countDown(); }
                }, i);
            }
            two.await();
            timer.cancel();
            assert n == 2;
        }
    }

    static class TimersApart { // fails: two timers run at the same time
        static int n;
        public static void main(String[] args) {
            for (int i = 0; i < 2; i++) {
                new Timer().schedule(new TimerTask() {
                    @Override public void run() { n++; }
                }, i);
            }
        }
    }

    static class TimerAgain { // fails: it runs more than twice
        static final AtomicInteger n = new AtomicInteger();
        public static void main(String[] args) {
            Timer timer = new Timer();
            timer.schedule(new TimerTask() {
                @Override public void run() { assert n.get() < 2; n.set(Math.min(n.get() + 1, 3)); }
            }, 1, 1);
        }
    }

    static class TaskCancelled { // explored: what was cancelled in time does not run
        static final AtomicInteger n = new AtomicInteger();
        public static void main(String[] args) {
            TimerTask t = new TimerTask() {
                @Override public void run() { n.set(1); }
            };
            new Timer().schedule(t, 5);
            if (t.cancel()) assert n.get() == 0;
        }
    }

    static class TaskCancelledLate { // fails: it may run before
        static final AtomicInteger n = new AtomicInteger();
        public static void main(String[] args) {
            TimerTask t = new TimerTask() {
                @Override public void run() { n.set(1); }
            };
            new Timer().schedule(t, 5);
            t.cancel();
            assert n.get() == 0;
        }
    }

    static class StageInPlace { // fails: whoever completes runs the stage, with the locks that it has
        static int low, high;
        static boolean between;
        static final Object m = new Object();
        public static void main(String[] args) {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            f.thenAccept(x -> { synchronized (m) { between = low != high; } });
            run(() -> { synchronized (m) { low++; f.complete(1); high++; } });
            assert !between;
        }
    }

    static class StageElsewhere { // fails: the stage may run in the other thread, at any time
        static int n;
        public static void main(String[] args) {
            CompletableFuture.supplyAsync(() -> 1).thenAccept(x -> n = x);
            assert n >= 0;
        }
    }

    static class StageJoined { // explored
        static int n;
        public static void main(String[] args) {
            CompletableFuture.supplyAsync(() -> 1).thenAccept(x -> n = x).join();
            assert n == 1;
        }
    }

    static class StageByHelper { // fails: the thread that waits may run the stage before it goes on, or not
        static volatile int n;
        public static void main(String[] args) {
            CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 1);
            f.thenAccept(x -> n = x);
            f.join();
            assert n == 1;
        }
    }

    static class StageFails { // explored: exceptions of stages are wrapped, given ones are not
        public static void main(String[] args) {
            CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> { throw new IllegalStateException(); });
            assert f.handle((x, e) -> e instanceof CompletionException).join();
            CompletableFuture<Integer> g = new CompletableFuture<>();
            g.completeExceptionally(new IllegalStateException());
            assert g.handle((x, e) -> e instanceof IllegalStateException).join();
            assert g.thenApply(x -> x).exceptionally(e -> e instanceof CompletionException ? 3 : 4).join() == 3;
        }
    }

    static class StageFailsUnseen { // fails: join throws
        public static void main(String[] args) {
            CompletableFuture.runAsync(() -> { throw new IllegalStateException(); }).thenRun(() -> { }).join();
        }
    }

    static class StageComposed { // explored
        public static void main(String[] args) {
            int n = CompletableFuture.supplyAsync(() -> 2).thenCompose(x -> CompletableFuture.supplyAsync(() -> x + 1)).join();
            assert n == 3;
        }
    }

    static class AnyOfTwo { // explored
        public static void main(String[] args) {
            Object x = CompletableFuture.anyOf(CompletableFuture.supplyAsync(() -> 1), CompletableFuture.supplyAsync(() -> 2)).join();
            assert x.equals(1) || x.equals(2);
        }
    }

    static class AnyOfFirst { // fails: the second one may be first
        public static void main(String[] args) {
            Object x = CompletableFuture.anyOf(CompletableFuture.supplyAsync(() -> 1), CompletableFuture.supplyAsync(() -> 2)).join();
            assert x.equals(1);
        }
    }

    static class FutureTimesOut { // fails: its time may be over
        public static void main(String[] args) {
            CompletableFuture.supplyAsync(() -> 1).orTimeout(1, TimeUnit.SECONDS).join();
        }
    }

    static class FutureCancels { // explored
        public static void main(String[] args) {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            run(() -> f.complete(1), () -> f.cancel(true));
            try {
                assert f.join() == 1;
            } catch (CancellationException e) {
                assert f.isCancelled();
            }
        }
    }

    static class FutureExtended { // fails: its stages are of its own class
        static class Own<T> extends CompletableFuture<T> {
            @Override public <U> CompletableFuture<U> newIncompleteFuture() { throw new IllegalStateException(); }
        }
        public static void main(String[] args) {
            run(() -> new Own<Integer>().thenAccept(x -> { }));
        }
    }

    static class JoinsWithLock { // fails: the task that is run meanwhile has the lock, too
        static final Object m = new Object();
        static int low, high;
        static boolean between;
        static class Outer extends RecursiveAction {
            @Override protected void compute() {
                Inner i = new Inner();
                synchronized (m) {
                    low++;
                    i.fork();
                    i.join();
                    high++;
                }
            }
        }
        static class Inner extends RecursiveAction {
            @Override protected void compute() { synchronized (m) { between = low != high; } }
        }
        public static void main(String[] args) {
            new ForkJoinPool(1).invoke(new Outer());
            assert !between;
        }
    }

    static class ForkedSum { // explored
        static class Sum extends RecursiveTask<Integer> {
            final int n;
            Sum(int n) { this.n = n; }
            @Override protected Integer compute() {
                if (n < 2) return n;
                Sum a = new Sum(n - 1), b = new Sum(n - 2);
                invokeAll(a, b);
                return a.join() + b.join();
            }
        }
        public static void main(String[] args) {
            assert ForkJoinPool.commonPool().invoke(new Sum(3)) == 2;
        }
    }

    static class ForkedCount { // fails: two tasks count at the same time
        static int n;
        static class Count extends RecursiveAction {
            @Override protected void compute() { n++; }
        }
        public static void main(String[] args) {
            ForkJoinTask.invokeAll(new Count(), new Count());
        }
    }

    static class ScheduledOnce { // explored
        static int n;
        public static void main(String[] args) throws Exception {
            ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
            ScheduledFuture<Integer> f = pool.schedule(() -> ++n, 5, TimeUnit.MILLISECONDS);
            pool.shutdown();
            assert f.get() == 1;
            try {
                pool.schedule(() -> n, 5, TimeUnit.MILLISECONDS);
                assert false;
            } catch (RejectedExecutionException e) {
                assert n == 1;
            }
        }
    }

    static class ScheduledLate { // fails: the time may not have come
        static final AtomicInteger n = new AtomicInteger();
        public static void main(String[] args) throws Exception {
            ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
            pool.schedule(n::incrementAndGet, 5, TimeUnit.MILLISECONDS);
            Thread.sleep(100);
            assert n.get() == 1;
        }
    }

    static class ScheduledAgain { // explored: until it is cancelled
        static final CountDownLatch three = new CountDownLatch(3);
        public static void main(String[] args) throws Exception {
            ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
            ScheduledFuture<?> f = pool.scheduleAtFixedRate(three::countDown, 1, 1, TimeUnit.MILLISECONDS);
            three.await();
            f.cancel(false);
            pool.shutdown();
            assert f.isCancelled() && three.getCount() == 0;
        }
    }

    static class CachedPool { // explored
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newCachedThreadPool();
            Future<Integer> a = pool.submit(() -> 1), b = pool.submit(() -> 2);
            pool.shutdown();
            assert a.get() + b.get() == 3;
        }
    }

    static class CachedLocal { // fails: a thread may have what an earlier task has left
        static final ThreadLocal<Integer> local = new ThreadLocal<>();
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newCachedThreadPool();
            Callable<Integer> set = () -> { Integer was = local.get(); local.set(1); return was == null ? 0 : was; };
            assert pool.submit(set).get() + pool.submit(set).get() == 0;
        }
    }

    static class TaskStopped { // explored
        public static void main(String[] args) throws Exception {
            FutureTask<Integer> f = new FutureTask<>(() -> 1);
            run(f, () -> f.cancel(false));
            try {
                assert f.get() == 1;
            } catch (CancellationException e) {
                assert f.isCancelled();
            }
        }
    }

    static class TaskHook { // fails: the program's method is called at the end
        static class Task extends FutureTask<Integer> {
            Task() { super(() -> 1); }
            @Override protected void done() { throw new IllegalStateException(); }
        }
        public static void main(String[] args) {
            run(new Task());
        }
    }

    static class ExchangeTwo { // explored
        static final Exchanger<Integer> x = new Exchanger<>();
        static int give(int n) {
            try {
                return x.exchange(n);
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
        public static void main(String[] args) {
            run(() -> { assert give(1) == 2; }, () -> { assert give(2) == 1; });
        }
    }

    static class ExchangeThree { // fails: one is left alone
        public static void main(String[] args) {
            Runnable r = () -> ExchangeTwo.give(1);
            run(r, r, r);
        }
    }

    static class HandedOver { // explored
        static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        static int n;
        public static void main(String[] args) {
            run(() -> {
                try {
                    n = 1;
                    queue.put(5);
                } catch (InterruptedException e) {
                    throw new Error(e);
                }
            }, () -> {
                try {
                    assert queue.take() == 5 && n == 1;
                } catch (InterruptedException e) {
                    throw new Error(e);
                }
            });
        }
    }

    static class ParkedForFlag { // explored
        static volatile boolean flag;
        public static void main(String[] args) {
            Thread t = Thread.currentThread();
            new Thread(() -> { flag = true; LockSupport.unpark(t); }).start();
            while (!flag) LockSupport.park();
            assert flag;
        }
    }

    static class ParkedOnce { // fails: a thread may go on without a permit
        static volatile boolean flag;
        public static void main(String[] args) {
            Thread t = Thread.currentThread();
            new Thread(() -> { flag = true; LockSupport.unpark(t); }).start();
            LockSupport.park();
            assert flag;
        }
    }

    static class ParkedPlain { // fails: what is before an unpark does not happen before what is after the park
        static boolean flag;
        public static void main(String[] args) {
            Thread t = Thread.currentThread();
            new Thread(() -> { flag = true; LockSupport.unpark(t); }).start();
            LockSupport.park();
            assert flag || !flag;
        }
    }

    static class AdderAfter { // explored
        static final LongAdder n = new LongAdder();
        public static void main(String[] args) {
            run(n::increment, n::increment);
            assert n.sum() == 2;
        }
    }

    static class AdderMeanwhile { // fails: one has been counted
        static final LongAdder n = new LongAdder();
        public static void main(String[] args) {
            run(n::increment, () -> { assert n.sum() == 0; });
        }
    }

    static class ComputedOnce { // explored: others that want the key wait
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        static final AtomicInteger n = new AtomicInteger();
        public static void main(String[] args) {
            Runnable r = () -> { assert map.computeIfAbsent("a", k -> n.incrementAndGet()) == 1; };
            run(r, r);
        }
    }

    static class ComputedSeenOld { // fails: who reads meanwhile gets the old value
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        static volatile boolean inside;
        public static void main(String[] args) {
            map.put("a", 1);
            run(() -> map.compute("a", (k, v) -> { inside = true; return 2; }), () -> { if (inside) assert map.get("a") == 2; });
        }
    }

    static class ComputedWithin { // fails: a function changes the map that calls it
        static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        static int fib(int n) {
            return n < 2 ? n : map.computeIfAbsent(n, k -> fib(k - 1) + fib(k - 2));
        }
        public static void main(String[] args) {
            run(() -> fib(4));
        }
    }

    static class PutMeanwhile { // explored: a key that is computed is put before or after
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        static final AtomicInteger calls = new AtomicInteger();
        public static void main(String[] args) {
            map.put("a", 0);
            run(() -> map.compute("a", (k, v) -> { calls.incrementAndGet(); return v + 1; }), () -> map.put("a", 10));
            int n = map.get("a");
            assert n == 10 || n == 11;
        }
    }

    static class FunctionFails { // explored: the key is free again
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        public static void main(String[] args) {
            run(() -> {
                try {
                    map.computeIfAbsent("a", k -> { throw new IllegalStateException(); });
                } catch (IllegalStateException e) {
                    map.put("a", 2);
                }
            }, () -> map.putIfAbsent("a", 1));
            int n = map.get("a");
            assert n == 1 || n == 2;
        }
    }

    static class MergedFunctions { // explored
        static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        static final AtomicInteger calls = new AtomicInteger();
        public static void main(String[] args) {
            Runnable r = () -> map.merge("a", 1, (x, y) -> { calls.incrementAndGet(); return x + y; });
            run(r, r);
            assert map.get("a") == 2 && calls.get() == 1;
        }
    }

    static class LockedMap { // explored
        static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        public static void main(String[] args) {
            Runnable r = () -> map.merge("a", 1, Integer::sum);
            run(r, r);
            assert map.get("a") == 2;
        }
    }

    static class LockedMapView { // fails: who iterates has to lock the map
        static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        public static void main(String[] args) {
            run(() -> map.put("a", 1), () -> { for (String k : map.keySet()) k.length(); });
        }
    }

    static class LockedByMap { // explored: the views have the monitor of the map
        static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        public static void main(String[] args) {
            run(() -> map.values().remove(3), () -> { synchronized (map) { for (String k : map.keySet()) k.length(); } });
        }
    }

    static class KeySet { // explored
        static final Set<String> set = ConcurrentHashMap.newKeySet();
        static final AtomicInteger first = new AtomicInteger();
        public static void main(String[] args) {
            Runnable r = () -> { if (set.add("a")) first.incrementAndGet(); };
            run(r, r);
            assert first.get() == 1 && set.contains("a");
        }
    }

    static class SmallInputs { // explored
        static int best;
        static synchronized void bid(int n) { best = Math.max(best, n); }
        public static void main(String[] args) {
            Random r = new Random();
            int a = r.nextInt(4), b = r.nextBoolean() ? 2 : 3;
            run(() -> bid(a), () -> bid(b));
            assert best == Math.max(a, b) && best > 1;
        }
    }

    static class SmallInputOnce { // fails: for one value of all
        static final AtomicInteger n = new AtomicInteger();
        public static void main(String[] args) {
            int a = new Random().nextInt(7);
            run(() -> n.addAndGet(a), () -> n.addAndGet(a));
            assert n.get() != 12;
        }
    }

    static class SmallThenLarge { // fails: the second number is any
        public static void main(String[] args) {
            Random r = new Random();
            boolean small = r.nextBoolean();
            int large = r.nextInt();
            run(() -> { assert large == 0 || large == 1; });
        }
    }

    static class SmallInThread { // fails: both threads get their own values, in any order
        static final Random r = new Random();
        static volatile int a, b;
        public static void main(String[] args) {
            run(() -> a = r.nextInt(2), () -> b = r.nextInt(2));
            assert a == 0 || b == 1;
        }
    }

    static class ChosenThenRead { // fails: the other thread comes between the choice and the read
        static volatile int n;
        public static void main(String[] args) {
            Random r = new Random();
            run(() -> n = 1, () -> { boolean x = r.nextBoolean(); int k = n; assert k == n || x; });
        }
    }
}
