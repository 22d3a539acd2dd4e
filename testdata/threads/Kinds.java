import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

// Programs with what is known of their deadlocks and data races, which are no failures unless they are asked for: "holds" is proved, what
// "fails" is found on the JVM, and what is "open" is neither. See TestThreadKinds in internal/dev/programs.
class Kinds {
    static class LockOrder { // deadlock fails, race open
        static final Object a = new Object(), b = new Object();
        public static void main(String[] args) {
            new Thread(() -> { synchronized (a) { synchronized (b) { } } }).start();
            synchronized (b) { synchronized (a) { } }
        }
    }

    static class LockOrderKept { // deadlock holds, race holds
        static final Object a = new Object(), b = new Object();
        static int n;
        public static void main(String[] args) {
            new Thread(() -> { synchronized (a) { synchronized (b) { n++; } } }).start();
            synchronized (a) { synchronized (b) { n++; } }
        }
    }

    static class NotifiedEarly { // deadlock fails, race open
        static final Object m = new Object();
        public static void main(String[] args) throws InterruptedException {
            new Thread(() -> { synchronized (m) { m.notify(); } }).start();
            synchronized (m) { m.wait(); }
        }
    }

    static class NotifiedState { // deadlock holds, race holds
        static final Object m = new Object();
        static boolean ready;
        public static void main(String[] args) throws InterruptedException {
            new Thread(() -> { synchronized (m) { ready = true; m.notify(); } }).start();
            synchronized (m) { while (!ready) m.wait(); }
        }
    }

    static class LatchOfTwo { // deadlock fails, race open
        public static void main(String[] args) throws InterruptedException {
            CountDownLatch latch = new CountDownLatch(2);
            new Thread(latch::countDown).start();
            latch.await();
        }
    }

    static class PoolLeft { // deadlock holds, race holds
        public static void main(String[] args) throws Exception {
            assert Executors.newFixedThreadPool(1).submit(() -> 1).get() == 1;
        }
    }

    static class PoolOfOne { // deadlock fails, race open
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.submit(() -> pool.submit(() -> 1).get()).get();
        }
    }

    static class WaitsTimed { // deadlock holds, race holds
        public static void main(String[] args) throws InterruptedException {
            CountDownLatch latch = new CountDownLatch(1);
            Thread t = new Thread(() -> { });
            t.start();
            latch.await(1, TimeUnit.SECONDS);
        }
    }

    static class DaemonWaits { // deadlock open, race open
        public static void main(String[] args) {
            CountDownLatch latch = new CountDownLatch(1);
            Thread t = new Thread(() -> {
                try {
                    latch.await();
                } catch (InterruptedException e) {
                    throw new Error(e);
                }
            });
            t.setDaemon(true);
            t.start();
        }
    }

    static class ParkedAlone { // deadlock fails, race holds
        public static void main(String[] args) {
            Thread t = new Thread(() -> { });
            t.start();
            LockSupport.park();
        }
    }

    static class CommonPool { // deadlock open, race holds
        public static void main(String[] args) {
            assert CompletableFuture.supplyAsync(() -> 1).join() == 1;
        }
    }

    static class PlainCount { // deadlock open, race fails
        static int n;
        public static void main(String[] args) {
            new Thread(() -> n++).start();
            n++;
        }
    }

    static class WideField { // deadlock open, race fails
        long n;
        public static void main(String[] args) {
            WideField w = new WideField();
            new Thread(() -> w.n = 5).start();
            w.n = 7;
        }
    }

    static class SameElement { // deadlock open, race fails
        public static void main(String[] args) {
            double[] a = new double[2];
            new Thread(() -> a[1] = 5).start();
            a[1] = 7;
        }
    }

    static class OtherElement { // deadlock holds, race holds
        public static void main(String[] args) {
            double[] a = new double[2];
            new Thread(() -> a[1] = 5).start();
            a[0] = 7;
        }
    }

    static class OtherObject { // deadlock open, race open: how many arguments there are is not known
        int n;
        public static void main(String[] args) {
            OtherObject a = new OtherObject(), b = new OtherObject();
            new Thread(() -> a.n++).start();
            b.n += args.length;
        }
    }

    static class Inherited { // deadlock open, race fails
        static class Base { int n; }
        static class Sub extends Base { void set() { n = 1; } }
        public static void main(String[] args) {
            Sub s = new Sub();
            new Thread(s::set).start();
            s.set();
        }
    }

    static class InInitialiser { // deadlock open, race open: how many arguments there are is not known
        static class Lazy { static int n = 3; static { n = 4; } }
        public static void main(String[] args) {
            new Thread(() -> { int k = Lazy.n; }).start();
            int k = Lazy.n + args.length;
        }
    }

    static class HashMapShared { // deadlock open, race fails
        public static void main(String[] args) {
            Map<String, Integer> map = new HashMap<>();
            new Thread(() -> map.put("a", 1)).start();
            map.put("b", 1);
        }
    }

    static class ConcurrentShared { // deadlock holds, race holds
        public static void main(String[] args) {
            Map<String, Integer> map = new ConcurrentHashMap<>();
            new Thread(() -> map.put("a", 1)).start();
            map.put("b", 1);
        }
    }

    static class VolatileCount { // deadlock open, race open: how many arguments there are is not known
        static volatile int n;
        public static void main(String[] args) {
            new Thread(() -> n++).start();
            n += args.length;
        }
    }

    static class StartAndJoin { // deadlock holds, race holds
        static int n;
        public static void main(String[] args) throws InterruptedException {
            n = 1;
            Thread t = new Thread(() -> n++);
            t.start();
            t.join();
            n++;
        }
    }

    static class FlagWithoutVolatile { // deadlock open, race fails
        static boolean set;
        static int n;
        public static void main(String[] args) {
            new Thread(() -> { n = 1; set = true; }).start();
            if (set) n++;
        }
    }

    static class UnusedField { // deadlock open, race fails
        int n;
        public static void main(String[] args) {
            UnusedField u = new UnusedField();
            new Thread(() -> u.n = 5).start();
            int k = u.n;
        }
    }

    static class UnusedStatic { // deadlock open, race fails
        static int n;
        public static void main(String[] args) {
            new Thread(() -> n = 5).start();
            int k = n;
        }
    }

    static class UnusedElement { // deadlock open, race fails
        public static void main(String[] args) {
            int[] a = new int[1];
            new Thread(() -> a[0] = 5).start();
            int k = a[0];
        }
    }
}
