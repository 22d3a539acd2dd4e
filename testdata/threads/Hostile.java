import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

// Programs that fail in some schedule, or by what the memory model allows: none may be proved. Most have an exception of the JDK's
// own, or a value that only another thread, an early publication or a broken collection gives. Not all of them fail on
// today's JVMs. See README.md.
class Hostile {

    static class ListRace {
        static final List<Integer> list = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) list.add(i);
            });
            t.start();
            for (int i = 0; i < 100000; i++) list.add(i);
        }
    }

    static class PrintShared {
        static final List<Integer> list = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) list.add(i);
            });
            t.start();
            for (int i = 0; i < 100; i++) System.out.println(list);
        }
    }

    static class ConcatShared {
        static final List<Integer> list = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) list.add(i);
            });
            t.start();
            for (int i = 0; i < 100; i++) {
                String s = "x" + list;
            }
        }
    }

    static class GetNull {
        static final ArrayList<String> list = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) {
                    list.add("x");
                    list.clear();
                }
            });
            t.start();
            for (int i = 0; i < 100; i++) {
                try {
                    String s = list.get(0);
                } catch (IndexOutOfBoundsException e) {
                    continue;
                }
            }
        }
    }

    static class GetNullDeref {
        static final ArrayList<String> list = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) {
                    list.add("x");
                    list.clear();
                }
            });
            t.start();
            for (int i = 0; i < 100; i++) {
                String s;
                try {
                    s = list.get(0);
                } catch (RuntimeException e) {
                    continue;
                }
                s.length();
            }
        }
    }

    static class InterruptMain {
        public static void main(String[] a) throws Exception {
            Thread m = Thread.currentThread();
            Thread t = new Thread(() -> m.interrupt());
            t.start();
            t.join();
            Thread.sleep(10);
        }
    }

    static class CaughtAtStart {
        public static void main(String[] a) {
            try {
                new Thread(() -> {
                    throw new IllegalStateException();
                }).start();
            } catch (IllegalStateException e) { }
            while (true) Thread.onSpinWait();
        }
    }

    static class CaughtAtStartExit {
        public static void main(String[] a) throws Exception {
            Thread t;
            try {
                t = new Thread(() -> {
                    System.out.println(1 / a.length);
                });
                t.start();
                t.join();
            } catch (ArithmeticException e) { }
            System.exit(0);
        }
    }

    static class HookInit {
        static class E extends RuntimeException {
            final Integer d;
            static E last;
            E() {
                super("x");
                d = 5;
            }
            @Override public synchronized Throwable fillInStackTrace() {
                last = this;
                return this;
            }
        }
        public static void main(String[] a) {
            new Thread(() -> {
                E e = E.last;
                if (e != null) System.out.println(e.d + 1);
            }).start();
            new E();
        }
    }

    static class NotifyUnlocked {
        static final Object o = new Object();
        public static void main(String[] a) {
            new Thread(() -> o.notify()).start();
        }
    }

    static class UnlockOther {
        static final ReentrantLock l = new ReentrantLock();
        public static void main(String[] a) {
            l.lock();
            new Thread(() -> l.unlock()).start();
        }
    }

    static class Failed {
        public static void main(String[] a) throws Exception {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            new Thread(() -> f.completeExceptionally(new RuntimeException())).start();
            f.get();
        }
    }

    static class Cancelled {
        public static void main(String[] a) throws Exception {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            new Thread(() -> f.cancel(true)).start();
            f.join();
        }
    }

    static class Rejected {
        public static void main(String[] a) {
            ExecutorService p = Executors.newFixedThreadPool(1);
            p.execute(() -> p.shutdown());
            p.execute(() -> { });
        }
    }

    static class QueueFull {
        static final Queue<Integer> q = new ArrayBlockingQueue<>(1);
        public static void main(String[] a) {
            new Thread(() -> q.add(1)).start();
            q.add(2);
        }
    }

    static class QueueEmpty {
        static final Queue<Integer> q = new ConcurrentLinkedQueue<>();
        public static void main(String[] a) {
            q.add(1);
            new Thread(() -> q.remove()).start();
            q.remove();
        }
    }

    static class PollNull {
        static final Queue<Integer> q = new ConcurrentLinkedQueue<>();
        public static void main(String[] a) {
            q.add(1);
            new Thread(() -> q.poll()).start();
            if (!q.isEmpty()) System.out.println(q.poll() + 1);
        }
    }

    static class MapCheckThenAct {
        static final Map<String, Integer> m = new ConcurrentHashMap<>();
        public static void main(String[] a) {
            m.put("k", 1);
            new Thread(() -> m.remove("k")).start();
            if (m.containsKey("k")) System.out.println(m.get("k") + 1);
        }
    }

    static class SortRace {
        static final int[] x = new int[1000];
        public static void main(String[] a) {
            new Thread(() -> {
                for (int i = 0; i < 1000000; i++) x[i % 1000] = i * 7919;
            }).start();
            for (int i = 0; i < 1000; i++) Arrays.sort(x);
        }
    }

    static class BuilderRace {
        static final StringBuilder b = new StringBuilder();
        public static void main(String[] a) {
            new Thread(() -> {
                for (int i = 0; i < 1000000; i++) b.append('x');
            }).start();
            for (int i = 0; i < 100000; i++) {
                b.append("yy");
                if (i % 100 == 0) b.setLength(0);
            }
        }
    }

    static class SubclassStart {
        static class W extends Thread {
            int d;
            W() {
                super();
            }
            @Override public void run() {
                System.out.println(10 / d);
            }
            @Override public synchronized void start() {
                super.start();
                d = 1;
            }
        }
        public static void main(String[] a) {
            new W().start();
        }
    }

    static class SubNameOverride {
        static class W extends Thread {
            static int n;
        }
        public static void main(String[] a) {
            Thread t = new W() {
                @Override public void run() {
                    n = 1;
                }
            };
            t.start();
            System.out.println(1 / (1 - W.n));
        }
    }

    static class Hook {
        static int n = 1;
        public static void main(String[] a) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(1 / (n - 2))));
            n = 2;
        }
    }

    static class Handler {
        static int n = 1;
        public static void main(String[] a) throws Exception {
            Thread t = new Thread(() -> { });
            t.setUncaughtExceptionHandler((x, e) -> n = 0);
            t.start();
            n = 0;
            Thread.sleep(1);
            System.out.println(1 / n);
        }
    }

    static class Group {
        static volatile int n = 1;
        static class G extends ThreadGroup {
            G() {
                super("g");
            }
            @Override public void uncaughtException(Thread t, Throwable e) {
                n = 0;
            }
        }
        public static void main(String[] a) throws Exception {
            Thread t = new Thread(new G(), () -> {
                throw new RuntimeException();
            });
            t.start();
            t.join();
            System.out.println(1 / n);
        }
    }

    static class Factory {
        static volatile int n = 1;
        public static void main(String[] a) throws Exception {
            ExecutorService p = Executors.newSingleThreadExecutor(r -> new Thread(() -> {
                n = 0;
                r.run();
            }));
            p.execute(() -> { });
            p.shutdown();
            p.awaitTermination(1, TimeUnit.SECONDS);
            System.out.println(1 / n);
        }
    }

    static class Fork {
        static volatile int n = 1;
        static class T extends RecursiveAction {
            protected void compute() {
                n = 0;
            }
        }
        public static void main(String[] a) {
            new T().fork().join();
            System.out.println(1 / n);
        }
    }

    static class Task {
        static volatile int n = 1;
        public static void main(String[] a) throws Exception {
            Timer t = new Timer(true);
            t.schedule(new TimerTask() {
                public void run() {
                    n = 0;
                }
            }, 0);
            Thread.sleep(50);
            System.out.println(1 / n);
        }
    }

    static class Parallel {
        static int n = 1;
        public static void main(String[] a) {
            IntStream.range(0, 10).parallel().forEach(i -> n = 0);
            System.out.println(1 / n);
        }
    }

    static class ParallelOther {
        static int n = 1;
        public static void main(String[] a) {
            IntStream.range(0, 100).parallel().forEach(i -> {
                n = 0;
                System.out.println(1 / (1 - n));
                n = 1;
            });
        }
    }

    static class Stages {
        static volatile int n = 1;
        public static void main(String[] a) {
            CompletableFuture.completedFuture(1).thenApplyAsync(x -> n = 0).join();
            System.out.println(1 / n);
        }
    }

    static class InheritedLocal {
        static volatile int n = 1;
        public static void main(String[] a) throws Exception {
            InheritableThreadLocal<Integer> l = new InheritableThreadLocal<>() {
                @Override protected Integer childValue(Integer p) {
                    n = 0;
                    return p;
                }
            };
            l.set(1);
            Thread t = new Thread(() -> { });
            t.start();
            System.out.println(1 / n);
        }
    }

    static class LocalNull {
        static final ThreadLocal<Integer> l = new ThreadLocal<>();
        public static void main(String[] a) throws Exception {
            l.set(3);
            Thread t = new Thread(() -> System.out.println(l.get() + 1));
            t.start();
        }
    }

    static class Publication {
        static class C {
            int[] x;
            C() {
                x = new int[3];
            }
        }
        static C c;
        public static void main(String[] a) {
            new Thread(() -> c = new C()).start();
            C d = c;
            if (d != null) System.out.println(d.x[1]);
        }
    }

    static class TwoFields {
        static Object lock = new Object();
        static int lo = 0, hi = 1;
        public static void main(String[] a) {
            new Thread(() -> {
                synchronized (lock) {
                    lo = 5;
                    hi = 6;
                }
            }).start();
            System.out.println(1 / (hi - lo));
        }
    }

    static class Singleton {
        static Singleton s;
        int n;
        static Singleton get() {
            if (s == null) s = new Singleton();
            return s;
        }
        public static void main(String[] a) throws Exception {
            Thread t = new Thread(() -> {
                get().n = 1;
            });
            t.start();
            get().n = 2;
            assert get() == get();
        }
    }

    static class DoubleChecked {
        static DoubleChecked s;
        Integer n;
        DoubleChecked() {
            n = 4;
        }
        static DoubleChecked get() {
            if (s == null) synchronized (DoubleChecked.class) {
                if (s == null) s = new DoubleChecked();
            }
            return s;
        }
        public static void main(String[] a) throws Exception {
            new Thread(() -> System.out.println(get().n + 1)).start();
            System.out.println(get().n + 1);
        }
    }

    static class WaitIf {
        static final Object o = new Object();
        static Integer x;
        public static void main(String[] a) throws Exception {
            new Thread(() -> {
                synchronized (o) {
                    x = 1;
                    o.notify();
                }
            }).start();
            synchronized (o) {
                if (x == null) o.wait(1);
                System.out.println(x + 1);
            }
        }
    }

    static class HelperExec {
        static volatile int n = 1;
        static void later(Executor e, Runnable r) {
            e.execute(r);
        }
        public static void main(String[] a) throws Exception {
            later(ForkJoinPool.commonPool(), () -> n = 0);
            Thread.sleep(50);
            System.out.println(1 / n);
        }
    }

    static class OwnExec {
        static volatile int n = 1;
        public static void main(String[] a) throws Exception {
            Executor e = r -> new Thread(r).start();
            CompletableFuture.runAsync(() -> n = 0, e).join();
            System.out.println(1 / n);
        }
    }

    static class StaticInit {
        static class C {
            static int[] x;
            static {
                Thread t = new Thread(() -> { });
                t.start();
                x = new int[0];
            }
        }
        public static void main(String[] a) throws Exception {
            System.out.println(C.x[0]);
        }
    }

    static class ArrayTwo {
        public static void main(String[] a) throws Exception {
            Object[] x = { "a" };
            Thread t = new Thread(() -> x[0] = 3);
            t.start();
            t.join();
            String s = (String) x[0];
        }
    }

    static class EscapeAfter {
        int n = 1;
        public static void main(String[] a) throws Exception {
            EscapeAfter[] h = new EscapeAfter[1];
            Thread t = new Thread(() -> {
                EscapeAfter e = h[0];
                if (e != null) e.n = 0;
            });
            t.start();
            EscapeAfter e = new EscapeAfter();
            h[0] = e;
            e.n = 2;
            System.out.println(1 / e.n);
        }
    }

    static class IterShared {
        static final List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        public static void main(String[] a) throws Exception {
            Iterator<Integer> i = l.iterator();
            new Thread(() -> {
                while (i.hasNext()) i.next();
            }).start();
            while (i.hasNext()) i.next();
        }
    }

    static class SyncList {
        static final List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
        public static void main(String[] a) throws Exception {
            new Thread(() -> l.clear()).start();
            if (!l.isEmpty()) l.remove(0);
        }
    }

    static class ExecutionEx {
        public static void main(String[] a) throws Exception {
            ExecutorService p = Executors.newFixedThreadPool(1);
            Future<Integer> f = p.submit(() -> 1 / a.length);
            p.shutdown();
            f.get();
        }
    }

    static class Barrier {
        public static void main(String[] a) throws Exception {
            CyclicBarrier b = new CyclicBarrier(2);
            Thread m = Thread.currentThread();
            new Thread(() -> b.reset()).start();
            b.await();
        }
    }

    static class TimeOut {
        public static void main(String[] a) throws Exception {
            FutureTask<Integer> f = new FutureTask<>(() -> 1);
            new Thread(f).start();
            f.get(1, TimeUnit.NANOSECONDS);
        }
    }

    static class IntArrayAtomic {
        static final AtomicInteger i = new AtomicInteger();
        public static void main(String[] a) throws Exception {
            int[] x = new int[1];
            new Thread(() -> i.set(1)).start();
            if (i.get() < 1) x[i.get()] = 1;
        }
    }

    static class Shutdown {
        public static void main(String[] a) throws Exception {
            ExecutorService p = Executors.newFixedThreadPool(1);
            Thread m = Thread.currentThread();
            p.submit(() -> {
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            p.shutdownNow();
        }
    }

    static class NullTask {
        public static void main(String[] a) throws Exception {
            Runnable r = a.length > 0 ? () -> { }
            : null;
            ExecutorService p = Executors.newFixedThreadPool(1);
            p.execute(r);
        }
    }

    static class FieldLockReassigned {
        static Object lock = new Object();
        static Integer v = 1;
        public static void main(String[] a) throws Exception {
            new Thread(() -> {
                synchronized (lock) {
                    v = null;
                    v = 2;
                }
            }).start();
            lock = new Object();
            synchronized (lock) {
                System.out.println(v + 1);
            }
        }
    }

    static class Exiting {
        public static void main(String[] a) throws Exception {
            Thread t = new Thread(() -> { });
            t.start();
            t.setDaemon(true);
        }
    }

    static class Again {
        public static void main(String[] a) throws Exception {
            Thread t = new Thread(() -> { });
            t.start();
            t.join();
            t.start();
        }
    }

    static class AgainIn {
        static class W extends Thread {
            W() {
                start();
            }
            @Override public void run() { }
        }
        public static void main(String[] a) throws Exception {
            W t = new W();
            t.start();
        }
    }

    static class AgainRun {
        static class W extends Thread {
            @Override public void run() {
                start();
            }
        }
        public static void main(String[] a) throws Exception {
            W t = new W();
            t.start();
        }
    }

    static class AgainName {
        static class W extends Thread {
            void go() {
                start();
            }
            @Override public void run() { }
        }
        public static void main(String[] a) throws Exception {
            W t = new W();
            t.go();
            t.start();
        }
    }

    static class Updater {
        volatile int n = 1;
        static final AtomicIntegerFieldUpdater<Updater> u = AtomicIntegerFieldUpdater.newUpdater(Updater.class, "n");
        public static void main(String[] a) throws Exception {
            Updater x = new Updater();
            new Thread(() -> u.set(x, 0)).start();
            System.out.println(1 / x.n);
        }
    }

    static class EnumLazy {
        enum E {
            P, Q;
            Integer k;
        }
        public static void main(String[] a) throws Exception {
            new Thread(() -> E.P.k = 1).start();
            if (E.P.k != null) System.out.println(1 / E.P.k);
        }
    }

    static class Record0 {
        record R(int[] x) {
            R {
                LAST = this;
            }
            static R LAST;
        }
        public static void main(String[] a) throws Exception {
            new Thread(() -> {
                R r = R.LAST;
                if (r != null) System.out.println(r.x.length);
            }).start();
            new R(new int[1]);
        }
    }

    static class PrintConcat {
        static final List<Integer> list = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) try {
                    list.add(i);
                } catch (RuntimeException e) { }
            });
            t.start();
            for (int i = 0; i < 100; i++) System.out.println("x" + list);
        }
    }

    static class PrintObject {
        static final List<Integer> list = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) try {
                    list.add(i);
                } catch (RuntimeException e) { }
            });
            t.start();
            for (int i = 0; i < 100; i++) System.out.println(list);
        }
    }

    static class AppendChar {
        static final StringBuilder b = new StringBuilder();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) b.append('x');
            });
            t.start();
            for (int i = 0; i < 100; i++) b.append('y');
        }
    }

    static class AppendString {
        static final StringBuilder b = new StringBuilder();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) b.append("xyz");
            });
            t.start();
            for (int i = 0; i < 100; i++) b.append("y");
        }
    }

    static class BuilderString {
        static final StringBuilder b = new StringBuilder();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) {
                    try {
                        b.append("xyz");
                        b.setLength(0);
                    } catch (RuntimeException e) { }
                }
            });
            t.start();
            for (int i = 0; i < 100; i++) System.out.println(b.toString());
        }
    }

    static class SilentRecord {
        record R(List<Integer> l) { }
        static final R r = new R(new ArrayList<>());
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) try {
                    r.l.add(i);
                } catch (RuntimeException e) { }
            });
            t.start();
            for (int i = 0; i < 100; i++) System.out.println(r);
        }
    }

    static class SilentThrow {
        static final List<Integer> list = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) try {
                    list.add(i);
                } catch (RuntimeException e) { }
            });
            t.start();
            for (int i = 0; i < 100; i++) {
                try {
                    if (a.length == i) throw new IllegalStateException("x" + list);
                } catch (IllegalStateException e) { }
            }
        }
    }

    static class MapRace {
        static final Map<Integer, Integer> m = new HashMap<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) m.put(i, i);
            });
            t.start();
            for (int i = 0; i < 100000; i++) m.put(-i, i);
        }
    }

    static class ForEachShared {
        static final List<Integer> m = new ArrayList<>(List.of(1));
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                try {
                    m.add(1);
                } catch (RuntimeException e) { }
            });
            t.start();
            for (Integer i : m) { }
        }
    }

    static class ExtendsList {
        static class L extends ArrayList<Integer> { }
        static final L l = new L();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) l.add(i);
            });
            t.start();
            for (int i = 0; i < 100000; i++) l.add(i);
        }
    }

    static class ExtendsRunnableList {
        static class L extends ArrayList<Integer> implements Runnable {
            public void run() {
                for (int i = 0; i < 100000; i++) add(i);
            }
        }
        public static void main(String[] a) {
            L l = new L();
            new Thread(l).start();
            l.run();
        }
    }

    static class EqualsRace {
        static final List<Integer> x = new ArrayList<>(), y = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) try {
                    x.add(i);
                } catch (RuntimeException e) { }
            });
            t.start();
            Objects.equals(x, y);
        }
    }

    static class HashRace {
        static final List<Integer> x = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) try {
                    x.add(i);
                } catch (RuntimeException e) { }
            });
            t.start();
            for (int i = 0; i < 1000; i++) Objects.hash(x);
        }
    }

    static class CopyRace {
        static final List<Integer> x = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) try {
                    x.add(i);
                } catch (RuntimeException e) { }
            });
            t.start();
            for (int i = 0; i < 1000; i++) new HashSet<>(x);
        }
    }

    static class JoinRace {
        static final List<String> x = new ArrayList<>();
        public static void main(String[] a) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 100000; i++) try {
                    x.add("a");
                } catch (RuntimeException e) { }
            });
            t.start();
            for (int i = 0; i < 1000; i++) String.join(",", x);
        }
    }

    static class ReferenceOp {
        static final AtomicReference<Integer> r = new AtomicReference<>(1);
        public static void main(String[] a) {
            new Thread(() -> r.set(null)).start();
            if (r.get() != null) System.out.println(r.get() + 1);
        }
    }

    static class ReferenceThrows {
        static final AtomicReference<Integer> r = new AtomicReference<>(1);
        public static void main(String[] a) {
            new Thread(() -> r.set(null)).start();
            r.updateAndGet(x -> x + 1);
        }
    }

    static class CaughtByPrint {
        static class T {
            @Override public String toString() {
                return "" + 1 / n;
            }
        }
        static int n = 1;
        public static void main(String[] a) {
            new Thread(() -> n = 0).start();
            System.out.println(new T());
        }
    }

    static class InterruptIndirect {
        static Thread main;
        public static void main(String[] a) throws Exception {
            main = Thread.currentThread();
            Runnable r = main::interrupt;
            Thread t = new Thread(r);
            t.start();
            t.join();
        }
    }

    static class InterruptByCancel {
        public static void main(String[] a) throws Exception {
            FutureTask<Integer> f = new FutureTask<>(() -> {
                Thread.sleep(1000);
                return 1;
            });
            Thread t = new Thread(f);
            t.start();
            f.cancel(true);
            t.join();
        }
    }

    static class InterruptBySuper {
        static class W extends Thread {
            final Thread other;
            W(Thread o) {
                other = o;
            }
            @Override public void run() {
                other.interrupt();
            }
        }
        public static void main(String[] a) throws Exception {
            Thread t = new W(Thread.currentThread());
            t.start();
            Thread.sleep(100);
        }
    }

    static class InterruptGroup {
        public static void main(String[] a) throws Exception {
            Thread t = new Thread(() -> Thread.currentThread().getThreadGroup().interrupt());
            t.start();
            t.join();
        }
    }

    static class InterruptSelf {
        public static void main(String[] a) throws Exception {
            Thread.currentThread().interrupt();
            Thread t = new Thread(() -> { });
            t.start();
            t.join();
        }
    }

    static class Stopped {
        public static void main(String[] a) throws Exception {
            Thread m = Thread.currentThread();
            Thread t = new Thread(() -> m.stop());
            t.start();
            t.join();
        }
    }

    static class CaughtOnce {
        static int n;
        public static void main(String[] a) {
            Runnable r = () -> {
                if (n++ > 0) throw new IllegalStateException();
            };
            try {
                r.run();
                r.run();
            } catch (IllegalStateException e) { }
            new Thread(r).start();
        }
    }

    static class ThrowsInHandler {
        public static void main(String[] a) {
            Thread t = new Thread(() -> { });
            t.setUncaughtExceptionHandler((x, e) -> {
                throw new IllegalStateException();
            });
            t.start();
        }
    }

    static class ThrowsInInit {
        static class C {
            static int n = 1 / A1.z;
        }
        static class A1 {
            static volatile int z = 1;
        }
        public static void main(String[] a) {
            new Thread(() -> A1.z = 0).start();
            System.out.println(C.n);
        }
    }

    static class ThrowsInInitCaught {
        static class C {
            static int n = 1 / A1.z;
            static void f() { }
        }
        static class A1 {
            static volatile int z = 1;
        }
        public static void main(String[] a) {
            new Thread(() -> {
                A1.z = 0;
                try {
                    C.f();
                } catch (ExceptionInInitializerError e) { }
            }).start();
            C.f();
        }
    }

    static class TwoInits {
        static class C {
            static Integer x = 1;
            static Integer y = D.z;
        }
        static class D {
            static Integer z = C.x;
        }
        public static void main(String[] a) {
            new Thread(() -> System.out.println(D.z + 1)).start();
            System.out.println(C.y + 1);
        }
    }

    static class InnerLeak {
        static I last;
        final Integer v;
        class I {
            int get() {
                return v;
            }
        }
        InnerLeak() {
            last = new I();
            v = 2;
        }
        public static void main(String[] a) {
            new Thread(() -> {
                I i = last;
                if (i != null) System.out.println(i.get());
            }).start();
            new InnerLeak();
        }
    }

    static class SuperLeak {
        static abstract class P {
            P() {
                go();
            }
            abstract void go();
        }
        static class Q extends P {
            final Integer v;
            static Q last;
            Q() {
                v = 2;
            }
            void go() {
                last = this;
            }
        }
        public static void main(String[] a) {
            new Thread(() -> {
                Q q = Q.last;
                if (q != null) System.out.println(q.v + 1);
            }).start();
            new Q();
        }
    }

    static class LambdaLeak {
        static Runnable last;
        final Integer v;
        LambdaLeak() {
            last = this::show;
            v = 2;
        }
        void show() {
            System.out.println(v + 1);
        }
        public static void main(String[] a) {
            new Thread(() -> {
                Runnable r = last;
                if (r != null) r.run();
            }).start();
            new LambdaLeak();
        }
    }

    static class EqualsLeak {
        final Integer v;
        static EqualsLeak last;
        EqualsLeak(Object o) {
            o.equals(this);
            v = 2;
        }
        static class K {
            @Override public boolean equals(Object o) {
                last = (EqualsLeak) o;
                return true;
            }
        }
        public static void main(String[] a) {
            new Thread(() -> {
                EqualsLeak r = last;
                if (r != null) System.out.println(r.v + 1);
            }).start();
            new EqualsLeak(new K());
        }
    }

    static class RegisterLeak {
        final Integer v;
        static final List<RegisterLeak> all = new CopyOnWriteArrayList<>();
        RegisterLeak() {
            all.add(this);
            v = 2;
        }
        public static void main(String[] a) {
            new Thread(() -> {
                for (RegisterLeak r : all) System.out.println(r.v + 1);
            }).start();
            new RegisterLeak();
        }
    }

    static class ExceptionLeak {
        static class E extends Exception {
            final Integer v;
            E(boolean b) {
                if (b) {
                    try {
                        throw this;
                    } catch (E e) {
                        last = e;
                    }
                }
                v = 2;
            }
            static E last;
        }
        public static void main(String[] a) {
            new Thread(() -> {
                E e = E.last;
                if (e != null) System.out.println(e.v + 1);
            }).start();
            new E(true);
        }
    }

    static class GroupLeak {
        static class G extends ThreadGroup {
            G() {
                super("g");
            }
        }
        static class W extends Thread {
            final Integer v;
            W(ThreadGroup g) {
                super(g, "w");
                start();
                v = 3;
            }
            @Override public void run() {
                System.out.println(v + 1);
            }
        }
        public static void main(String[] a) {
            new W(new G());
        }
    }

    static class TaskLeak {
        static class W extends TimerTask {
            final Integer v;
            W(Timer t) {
                t.schedule(this, 0);
                v = 3;
            }
            @Override public void run() {
                System.out.println(v + 1);
            }
        }
        public static void main(String[] a) {
            new W(new Timer());
        }
    }

    static class NameOverride {
        static class W extends Thread {
            Integer v;
            W() {
                super("w");
                v = 3;
            }
            @Override public String toString() {
                return "" + (v + 1);
            }
        }
        public static void main(String[] a) {
            new Thread(() -> {
                W w = last;
                if (w != null) System.out.println(w);
            }).start();
            last = new W();
        }
        static W last;
    }

    static class LoaderOverride {
        static class W extends Thread {
            Integer v;
            W() {
                v = 3;
            }
            @Override public ClassLoader getContextClassLoader() {
                System.out.println(v + 1);
                return super.getContextClassLoader();
            }
            @Override public void run() {
                new Thread();
            }
        }
        public static void main(String[] a) {
            new W().start();
        }
    }

    static class PhiPool {
        public static void main(String[] a) {
            ExecutorService p = a.length > 0 ? Executors.newFixedThreadPool(1) : Executors.newCachedThreadPool();
            p.shutdown();
            p.execute(() -> { });
        }
    }

    static class FieldPool {
        static ExecutorService p;
        public static void main(String[] a) {
            p = Executors.newFixedThreadPool(1);
            stop();
            p.execute(() -> { });
        }
        static void stop() {
            p.shutdown();
        }
    }

    static class PassedPool {
        public static void main(String[] a) {
            ExecutorService p = Executors.newFixedThreadPool(1);
            stop(p);
            p.execute(() -> { });
        }
        static void stop(ExecutorService p) {
            p.shutdown();
        }
    }

    static class NowPool {
        public static void main(String[] a) {
            ExecutorService p = Executors.newFixedThreadPool(1);
            p.shutdownNow();
            p.execute(() -> { });
        }
    }

    static class CatchPool {
        public static void main(String[] a) {
            ExecutorService p = Executors.newFixedThreadPool(1);
            try {
                p.shutdown();
                System.out.println(a[0]);
            } catch (RuntimeException e) {
                p.execute(() -> { });
            }
        }
    }

    static class LoopPool {
        public static void main(String[] a) {
            ExecutorService p = Executors.newFixedThreadPool(1);
            while (true) {
                p.execute(() -> { });
                if (a.length > 3) p.shutdown();
            }
        }
    }

    static class ZeroPool {
        public static void main(String[] a) {
            ExecutorService p = Executors.newFixedThreadPool(a.length);
            p.execute(() -> { });
            p.shutdown();
        }
    }

    static class CastPool {
        public static void main(String[] a) {
            ExecutorService p = Executors.newFixedThreadPool(1);
            ((ThreadPoolExecutor) p).setRejectedExecutionHandler(null);
            ((ThreadPoolExecutor) p).shutdown();
            p.execute(() -> { });
        }
    }

    static class TaskThrows {
        public static void main(String[] a) {
            ExecutorService p = Executors.newFixedThreadPool(1);
            p.execute(() -> {
                throw new IllegalStateException();
            });
            p.shutdown();
        }
    }

    static class NullUnit {
        public static void main(String[] a) throws Exception {
            ExecutorService p = Executors.newFixedThreadPool(1);
            TimeUnit u = a.length > 0 ? TimeUnit.DAYS : null;
            p.execute(() -> { });
            p.shutdown();
            p.awaitTermination(1, u);
        }
    }

    static class GetFuture {
        public static void main(String[] a) throws Exception {
            ExecutorService p = Executors.newFixedThreadPool(1);
            Future<Integer> f = p.submit(() -> 3);
            p.shutdown();
            f.cancel(true);
            f.get();
        }
    }

    static class Snatch {
        static Thread w;
        public static void main(String[] a) throws Exception {
            ExecutorService p = Executors.newFixedThreadPool(1);
            p.execute(() -> w = Thread.currentThread());
            p.execute(() -> {
                try {
                    Thread.sleep(50);
                } catch (InterruptedException e) {
                    throw new IllegalStateException();
                }
            });
            Thread t = w;
            if (t != null) t.interrupt();
            p.shutdown();
        }
    }

    static class ThreadLocalShared {
        static final List<Integer> shared = new ArrayList<>();
        static final ThreadLocal<List<Integer>> l = ThreadLocal.withInitial(() -> shared);
        public static void main(String[] a) {
            new Thread(() -> {
                for (int i = 0; i < 100000; i++) l.get().add(1);
            }).start();
            for (int i = 0; i < 100000; i++) l.get().add(1);
        }
    }

    static class SharedSet {
        static volatile Object o = "x";
        public static void main(String[] a) {
            new Thread(() -> o = null).start();
            if (o instanceof String) {
                String s = (String) o;
                System.out.println(s.length());
            }
        }
    }

    static class Lambda2 {
        interface F {
            int f();
        }
        static volatile F f = () -> 1;
        public static void main(String[] a) {
            new Thread(() -> f = null).start();
            System.out.println(1 / f.f());
        }
    }

    static class LambdaSwap {
        interface F {
            int f();
        }
        static volatile F f = () -> 1;
        public static void main(String[] a) {
            new Thread(() -> f = () -> 0).start();
            F g = f;
            if (g.f() != 0) System.out.println(1 / f.f());
        }
    }
}
