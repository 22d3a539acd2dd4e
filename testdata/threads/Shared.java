// Pairs of programs with threads. Each has a main; the second of a pair is broken in one way, and fails whenever it runs,
// because its threads wait for each other. See TestThreads in internal/programs for the comments at the ends of lines.
class Shared {
    static volatile int step;

    static void await(int n) {
        while (step < n) Thread.onSpinWait();
    }

    static class FinalField {
        static class Point {
            final int x;

            Point(int x) {
                this.x = x;
            }
        }

        static volatile Point point = new Point(5);

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println(10 / point.x)); // holds
            t.start();
            point = new Point(7);
            t.join();
        }
    }

    static class LeakedThis {
        static class Point {
            final int x;

            Point(int x) {
                point = this;
                step = 1;
                await(2);
                this.x = x;
            }
        }

        static volatile Point point;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                await(1);
                try {
                    System.out.println(10 / point.x); // fails
                } finally {
                    step = 2;
                }
            });
            t.start();
            new Point(7);
            t.join();
        }
    }

    static class ReadOnce {
        static volatile String text = "a";

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> text = null);
            t.start();
            String s = text;
            if (s != null) System.out.println(s.length()); // holds
            t.join();
        }
    }

    static class ReadTwice {
        static volatile String text = "a";

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                await(1);
                text = null;
                step = 2;
            });
            t.start();
            if (text != null) {
                step = 1;
                await(2);
                System.out.println(text.length()); // fails
            }
            t.join();
        }
    }

    static class ReadTwiceOfField {
        static class Box {
            int size = 3;
        }

        public static void main(String[] args) throws Exception {
            Box b = new Box();
            Thread t = new Thread(() -> {
                await(1);
                b.size = 0;
                step = 2;
            });
            t.start();
            if (b.size != 0) {
                step = 1;
                await(2);
                System.out.println(10 / b.size); // fails
            }
            t.join();
        }
    }

    static class ReadOnceOfField {
        static class Box {
            int size = 3;
        }

        public static void main(String[] args) throws Exception {
            Box b = new Box();
            Thread t = new Thread(() -> b.size = 0);
            t.start();
            int n = b.size;
            if (n != 0) System.out.println(10 / n); // holds
            t.join();
        }
    }

    static class StatesSafe {
        static volatile Integer state = 1;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> state = 2);
            Thread u = new Thread(() -> state = 4);
            t.start();
            u.start();
            System.out.println(100 / state); // holds
            t.join();
            u.join();
        }
    }

    static class StatesBroken {
        static volatile Integer state = 1;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> state = 2);
            Thread u = new Thread(() -> {
                while (state != 2) Thread.onSpinWait();
                state = state - 2;
            });
            t.start();
            u.start();
            t.join();
            u.join();
            System.out.println(100 / state); // fails
        }
    }

    static class LazySafe {
        static class Helper {
            final int n;

            Helper(int n) {
                this.n = n;
            }
        }

        static Helper helper;

        static Helper get() {
            Helper h = helper;
            if (h == null) {
                h = new Helper(9);
                helper = h;
            }
            return h;
        }

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println(9 / get().n)); // holds
            t.start();
            System.out.println(18 / get().n); // holds
            helper = null;
            t.join();
        }
    }

    static class LazyReadAgain {
        static class Helper {
            final int n;

            Helper(int n) {
                this.n = n;
            }
        }

        static volatile Helper helper;

        static Helper get() {
            if (helper == null) helper = new Helper(9);
            step = 1;
            await(2);
            return helper;
        }

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                await(1);
                helper = null;
                step = 2;
            });
            t.start();
            System.out.println(18 / get().n); // fails
            t.join();
        }
    }

    static class IndexSafe {
        static volatile byte index = 0;

        public static void main(String[] args) throws Exception {
            int[] a = new int[10];
            Thread t = new Thread(() -> index = 9);
            t.start();
            a[index] = 1; // holds
            t.join();
        }
    }

    static class IndexBroken {
        static volatile byte index = 0;

        public static void main(String[] args) throws Exception {
            int[] a = new int[10];
            Thread t = new Thread(() -> index = 10);
            t.start();
            t.join();
            a[index] = 1; // fails
        }
    }

    static class CastSafe {
        static volatile Object shared = "a";

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> shared = "b");
            t.start();
            String s = (String) shared; // holds
            System.out.println(s);
            t.join();
        }
    }

    static class CastBroken {
        static volatile Object shared = "a";

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> shared = 3);
            t.start();
            t.join();
            String s = (String) shared; // fails
            System.out.println(s);
        }
    }

    static class LoopSafe {
        public static void main(String[] args) throws Exception {
            int[] a = new int[5];
            Thread t = new Thread(() -> {
                for (int i = 0; i < a.length; i++) a[i] = i; // holds
            });
            t.start();
            t.join();
        }
    }

    static class LoopOverSwapped {
        static volatile int[] a = new int[5];

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                await(1);
                a = new int[1];
                step = 2;
            });
            t.start();
            int i = 4;
            if (i < a.length) {
                step = 1;
                await(2);
                a[i] = i; // fails
            }
            t.join();
        }
    }

    static class VirtualSafe {
        interface Shape {
            int sides();
        }

        static volatile Shape shape = () -> 3;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> shape = () -> 4);
            t.start();
            System.out.println(12 / shape.sides()); // holds
            t.join();
        }
    }

    static class VirtualBroken {
        interface Shape {
            int sides();
        }

        static volatile Shape shape = () -> 3;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> shape = () -> 0);
            t.start();
            t.join();
            System.out.println(12 / shape.sides()); // fails
        }
    }

    // The JVM of today writes a long at once. The language does not promise it for fields that are not volatile (JLS §17.7).
    static class LongVolatile {
        static class Cell {
            volatile long n;
        }

        public static void main(String[] args) throws Exception {
            Cell c = new Cell();
            Thread t = new Thread(() -> c.n = 1L << 32);
            t.start();
            assert c.n >= 0; // holds
            c.n = 1;
            t.join();
        }
    }

    static class LongHalves {
        static class Cell {
            long n;
        }

        public static void main(String[] args) throws Exception {
            Cell c = new Cell();
            Thread t = new Thread(() -> c.n = 1L << 32);
            t.start();
            assert c.n >= 0; // open
            c.n = 1;
            t.join();
        }
    }

    static class Unpublished {
        static class Cell {
            Integer n;

            Cell(int n) {
                this.n = n;
            }
        }

        static Cell cell;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                Cell c = cell;
                if (c != null) System.out.println(c.n.intValue()); // open
            });
            t.start();
            cell = new Cell(3);
            t.join();
        }
    }

    static class Published {
        static class Cell {
            final Integer n;

            Cell(int n) {
                this.n = n;
            }
        }

        static Cell cell;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                Cell c = cell;
                if (c != null) System.out.println(c.n.intValue()); // holds
            });
            t.start();
            cell = new Cell(3);
            t.join();
        }
    }
}
