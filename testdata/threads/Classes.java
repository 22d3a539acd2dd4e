import java.util.*;
import java.util.concurrent.atomic.AtomicInteger;

// Pairs of programs: classes that are initialised while other threads run. See Shared.java.
class Classes {
    static volatile int step;

    static void await(int n) {
        while (step < n) Thread.onSpinWait();
    }

    static class ConstantSafe {
        static class Config {
            static final Object LOCK = new Object();
            static Integer size = 3;
        }

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                synchronized (Config.LOCK) { // holds
                    Config.size = 4;
                }
            });
            t.start();
            System.out.println(Config.size.intValue()); // holds
            t.join();
        }
    }

    static class ConstantUnset {
        static class Config {
            static final Integer TWICE = twice();
            static final Integer SIZE = Integer.valueOf(args());

            static int args() {
                return 3;
            }

            static Integer twice() {
                return SIZE;
            }
        }

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> {
                System.out.println(Config.TWICE.intValue()); // fails
            });
            t.start();
            t.join();
        }
    }

    // The other thread begins with B, whose initialiser comes back to B while it runs: it sees null there, and keeps it.
    static class Cycle {
        static class A {
            static final String NAME = B.NAME;
        }

        static class B {
            static final String COPY = A.NAME;
            static final String NAME = new String("b");
        }

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println(B.COPY));
            t.start();
            t.join();
            System.out.println(A.NAME.length()); // fails
        }
    }

    static class NoCycle {
        static class Name {
            final int size = 1;
        }

        static class A {
            static final Name NAME = B.NAME;
        }

        static class B {
            static final Name NAME = new Name();
        }

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println(B.NAME.size)); // holds
            t.start();
            System.out.println(A.NAME.size); // holds
            t.join();
        }
    }

    // The thread waits until the initialiser that has started it ends, and sees what it has set after the start.
    static class StartedByInitialiser {
        static class Box {
            static Integer n = null;

            static {
                new Thread(() -> {
                    await(1);
                    System.out.println(Box.n.intValue()); // fails
                }).start();
                n = 1;
            }
        }

        public static void main(String[] args) throws Exception {
            System.out.println(Box.n);
            Box.n = null;
            step = 1;
        }
    }

    static class SetLate {
        static Integer n;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println(n.intValue())); // fails
            t.start();
            t.join();
            n = 3;
        }
    }

    static class SetAtOnce {
        static Integer n = 2;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println(n.intValue())); // holds
            t.start();
            t.join();
            n = 3;
        }
    }

    static class EnumSafe {
        enum Level {LOW, HIGH}

        static volatile Level level = Level.LOW;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> level = Level.HIGH);
            t.start();
            System.out.println(level.name()); // holds
            t.join();
        }
    }

    static class EnumBroken {
        enum Level {LOW, HIGH}

        static volatile Level level = Level.LOW;

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> level = null);
            t.start();
            t.join();
            System.out.println(level.name()); // fails
        }
    }

    static class MadeAlone {
        static final AtomicInteger COUNT = new AtomicInteger();

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println(COUNT.incrementAndGet())); // holds
            t.start();
            COUNT.incrementAndGet(); // holds
            t.join();
        }
    }

    // The constructor of the set asks its elements for their hash codes.
    static class MadeWithCalls {
        static class Element {
            @Override
            public int hashCode() {
                return ALL.size();
            }
        }

        static final Set<Element> ALL = new HashSet<>(List.of(new Element())); // fails

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println("runs"));
            t.start();
            t.join();
        }
    }

    // What a thread throws is no exception of the calls that main makes meanwhile.
    static class ThrowsBeside {
        static final AtomicInteger COUNT = new AtomicInteger();

        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> System.out.println(10 / args.length)); // fails
            t.start();
            try {
                COUNT.incrementAndGet();
            } catch (ArithmeticException e) {
                System.out.println("never");
            }
            t.join();
        }
    }
}
