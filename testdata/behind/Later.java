import java.lang.reflect.Method;
import java.util.*;
import java.util.concurrent.*;

// Threads, and what is found by name, under the assumptions "threads" and "reflection". Without them, what
// fails must not be proved. Each nested class has a main, see Behind.java.
class Later {
    static int same = 1;

    static class Pool {
        static int hits;
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            pool.submit(() -> { hits = 7; return null; }).get();
            pool.shutdown();
            assert same == 1; // holds
            assert hits == 0 || hits == 7; // holds
            int[] a = new int[8];
            a[hits] = 1; // holds
            assert hits == 0; // fails
        }
    }

    static class Given {
        static int hits;
        static class Task implements Callable<Object> {
            int[] numbers = { 3 };
            public Object call() {
                numbers[0] = 4;
                return numbers;
            }
        }
        public static void main(String[] args) throws Exception {
            Task given = new Task(), kept = new Task();
            ExecutorService pool = Executors.newSingleThreadExecutor();
            Future<Object> f = pool.submit(given);
            pool.shutdown();
            f.get();
            assert kept.numbers[0] == 3; // holds
            assert given.numbers[0] == 3; // fails
        }
    }

    static class Started extends Thread {
        static int hits;
        public void run() {
            hits = 2;
        }
        public static void main(String[] args) throws Exception {
            hits = 1;
            Started t = new Started();
            t.start();
            t.join();
            assert hits > 0; // holds
            assert hits == 1; // fails
        }
    }

    static class Timed {
        static int hits;
        public static void main(String[] args) throws Exception {
            Timer timer = new Timer(true);
            timer.schedule(new TimerTask() {
                public void run() {
                    hits = 5;
                }
            }, 0);
            Thread.sleep(500);
            assert hits <= 5; // holds
            assert hits == 0; // fails
        }
    }

    static class Slept {
        static int hits;
        public static void main(String[] args) throws Exception {
            new Thread() {
                public void run() {
                    try {
                        sleep(200);
                    } catch (InterruptedException e) {
                    }
                    hits = 5;
                }
            }.start();
            hits = 1;
            assert hits == 1; // holds
            Thread.sleep(1000);
            assert hits >= 0 && hits <= 5; // holds
            assert hits == 1; // fails
        }
    }

    static class Joined {
        static int hits;
        public static void main(String[] args) throws Exception {
            Thread t = new Thread() {
                public void run() {
                    try {
                        sleep(200);
                    } catch (InterruptedException e) {
                    }
                    hits = 5;
                    synchronized (args) {
                        args.notifyAll();
                    }
                }
            };
            t.start();
            hits = 1;
            synchronized (args) {
                args.wait();
            }
            assert hits >= 0 && hits <= 5; // holds
            assert hits == 1; // fails
        }
    }

    static class AtTheEnd {
        static int left = 1;
        static class Waiting implements Runnable {
            public void run() {
                try {
                    Thread.sleep(500);
                } catch (InterruptedException e) {
                }
                test();
            }
        }
        static void test() {
            assert left <= 1; // holds
            assert left == 1; // fails
        }
        public static void main(String[] args) {
            test();
            new Thread(new Waiting()).start();
            left = 0; // no call of the JDK comes after it
        }
    }

    static class Invoked {
        static int hits;
        static class K {
            public int hashCode() {
                hits = 7;
                return 1;
            }
        }
        public static void main(String[] args) throws Exception {
            Method m = Object.class.getMethod("hashCode");
            m.invoke(new K());
            assert hits >= 0 && hits <= 7; // holds
            assert hits == 0; // fails
        }
    }

    static class Found {
        static int hits;
        public static void main(String[] args) throws Exception {
            Class<?> c = Class.forName("java.util.".concat("BitSet"));
            int[] a = new int[3];
            assert c != null; // open
            assert same == 1; // holds
            a[hits] = 1; // holds
            assert hits != 0; // fails
        }
    }
}
