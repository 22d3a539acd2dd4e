import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

// Pairs of programs: what runs in other threads, and how these begin and end. See Shared.java.
class Started {
    static volatile int step;

    static void await(int n) {
        while (step < n) Thread.onSpinWait();
    }

    static class SubclassSafe {
        static class Worker extends Thread {
            private final int d;

            Worker(int d) {
                this.d = d;
            }

            @Override
            public void run() {
                System.out.println(10 / d); // holds
            }
        }

        public static void main(String[] args) throws Exception {
            Worker w = new Worker(5);
            w.start();
            w.join();
        }
    }

    static class StartedInConstructor {
        static class Worker extends Thread {
            private final int d;

            Worker(int d) throws InterruptedException {
                start();
                join();
                this.d = d;
            }

            @Override
            public void run() {
                System.out.println(10 / d); // fails
            }
        }

        public static void main(String[] args) throws Exception {
            new Worker(5);
        }
    }

    static class ExceptionCaught {
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                try {
                    System.out.println(10 / args.length); // holds
                } catch (ArithmeticException e) {
                    System.out.println("none");
                }
            });
            t.start();
            t.join();
        }
    }

    static class ExceptionEndsThread {
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                System.out.println(10 / args.length); // fails
            });
            t.start();
            t.join();
        }
    }

    static class ExecutorSafe {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            for (int i = 1; i < 5; i++) {
                int n = i;
                pool.execute(() -> System.out.println(10 / n)); // holds
            }
            pool.shutdown();
        }
    }

    static class ExecutorBroken {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            for (int i = 0; i < 5; i++) {
                int n = i;
                pool.execute(() -> System.out.println(10 / n)); // fails
            }
            pool.shutdown();
        }
    }

    static class PoolAwaited {
        static volatile byte index;

        public static void main(String[] args) throws InterruptedException {
            ExecutorService pool = Executors.newCachedThreadPool();
            pool.execute(() -> index = 3);
            pool.submit(() -> index = 4);
            pool.shutdown();
            pool.awaitTermination(1, TimeUnit.SECONDS);
            int[] cells = new int[5];
            System.out.println(cells[index]); // holds
        }
    }

    static class PoolShutDown {
        public static void main(String[] args) {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            for (int i = 0; i < 2; i++) {
                pool.execute(() -> System.out.println("runs")); // ends
                pool.shutdown();
            }
        }
    }

    static class PoolOfNull {
        public static void main(String[] args) {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            Runnable task = args.length == 0 ? null : () -> System.out.println("runs");
            try {
                pool.execute(task); // ends
            } finally {
                pool.shutdown();
            }
        }
    }

    static class PoolInTask {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            pool.execute(() -> {
                pool.shutdown();
                step = 1;
            });
            await(1);
            pool.execute(() -> System.out.println("runs")); // ends
        }
    }

    static class PoolInterrupted {
        public static void main(String[] args) throws Exception {
            Thread main = Thread.currentThread();
            ExecutorService pool = Executors.newFixedThreadPool(2);
            pool.execute(() -> main.interrupt());
            pool.shutdown();
            pool.awaitTermination(1, TimeUnit.MINUTES);
            Thread.sleep(1000); // ends
        }
    }

    static class PoolOfOwnThreads {
        public static void main(String[] args) {
            ExecutorService pool = Executors.newFixedThreadPool(1, task -> null);
            pool.execute(() -> System.out.println("runs")); // open
            pool.shutdown();
        }
    }

    static class TimerSafe {
        public static void main(String[] args) throws Exception {
            Timer timer = new Timer();
            timer.schedule(new TimerTask() { // open
                @Override
                public void run() {
                    System.out.println(args.length); // open
                    System.exit(0);
                }
            }, 1);
        }
    }

    static class TimerBroken {
        public static void main(String[] args) throws Exception {
            Timer timer = new Timer();
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    System.out.println(args[0]); // fails
                }
            }, 1);
        }
    }

    static class FutureSafe {
        static volatile int[] cells = new int[3];

        public static void main(String[] args) throws Exception {
            CompletableFuture<Void> f = CompletableFuture.runAsync(() -> cells = new int[4]);
            System.out.println(cells[2]); // open
            f.get();
        }
    }

    static class FutureBroken {
        static volatile int[] cells = new int[3];

        public static void main(String[] args) throws Exception {
            CompletableFuture<Void> f = CompletableFuture.runAsync(() -> cells = new int[2]);
            f.get();
            System.out.println(cells[2]); // fails
        }
    }

    static class MainWaits {
        static volatile boolean done;

        public static void main(String[] args) {
            Thread t = new Thread(() -> {
                try {
                    System.out.println(10 / (args.length + 1)); // open
                } finally {
                    done = true;
                }
            });
            t.start();
            while (!done) Thread.onSpinWait();
        }
    }

    // No run of main alone comes to the end.
    static class MainWaitsForever {
        static volatile boolean done;

        public static void main(String[] args) {
            Thread t = new Thread(() -> {
                try {
                    System.out.println(10 / args.length); // fails
                } finally {
                    done = true;
                }
            });
            t.start();
            while (!done) Thread.onSpinWait();
        }
    }

    static class PingPong {
        static volatile int ball;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 4; i++) {
                    while (ball % 2 == 0) Thread.onSpinWait();
                    ball++;
                }
            });
            t.start();
            for (int i = 0; i < 4; i++) {
                while (ball % 2 == 1) Thread.onSpinWait();
                ball++;
            }
            t.join();
            System.out.println(10 / (ball - 8)); // fails
        }
    }

    static class PingPongSafe {
        static volatile byte ball;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 4; i++) ball++;
            });
            t.start();
            for (int i = 0; i < 4; i++) ball++;
            t.join();
            System.out.println(10 / (ball + 200)); // holds
        }
    }

    static class StartedOnce {
        public static void main(String[] args) throws Exception {
            for (int i = 0; i < 3; i++) {
                Thread t = new Thread(() -> System.out.println("runs"));
                t.setName("worker");
                t.start(); // holds
            }
        }
    }

    static class StartedTwice {
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println("runs"));
            for (int i = 0; i < 3; i++) {
                t.start(); // ends
            }
        }
    }
}
