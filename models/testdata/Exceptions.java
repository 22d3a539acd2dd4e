import java.util.Objects;

public class Exceptions {
    static class Own extends Exception {
        final int code;

        Own(String text, int code) {
            super(text);
            this.code = code;
        }

        public String getMessage() {
            return code + ": " + super.getMessage();
        }
    }

    static class Resource implements AutoCloseable {
        final String name;

        Resource(String name) {
            this.name = name;
        }

        public void close() {
            throw new IllegalStateException("closing " + name);
        }
    }

    static class Bad {
        static int x = 1 / zero();

        static int zero() {
            return 0;
        }
    }

    static void show(Throwable t) {
        for (; t != null; t = t.getCause()) {
            System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.toString() + " " + t.getSuppressed().length);
            for (Throwable s : t.getSuppressed()) {
                System.out.println("  " + s);
            }
        }
    }

    static void run(int i) throws Exception {
        switch (i) {
            case 0:
                throw new IllegalArgumentException("bad " + i);
            case 1:
                throw new RuntimeException();
            case 2:
                throw new Own("mine", 7);
            case 3:
                throw new RuntimeException(new Own("inner", 1));
            case 4:
                throw new IllegalStateException("outer", new ArithmeticException("why"));
            case 5:
                System.out.println(1 / Bad.zero());
                break;
            case 6:
                try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
                    throw new Own("body", 2);
                }
            case 7:
                try (Resource a = new Resource("c")) {
                    System.out.println(a.name);
                }
                break;
            case 9:
                throw new AssertionError("text");
            case 10:
                throw new AssertionError(42);
            case 11:
                Math.addExact(Integer.MAX_VALUE, 1);
                break;
            case 12:
                throw new Error("e", null);
            case 13:
                RuntimeException r = new RuntimeException("r");
                r.initCause(new Own("later", 3));
                throw r;
            case 14:
                throw new ArrayIndexOutOfBoundsException("at");
            case 15:
                throw new UnsupportedOperationException();
            case 16:
                assert i < 0 : "assertion " + i;
                break;
            case 17:
                new RuntimeException("x", null).initCause(null);
                break;
            default:
                Throwable t = new Throwable("plain");
                t.addSuppressed(new Own("one", 1));
                t.addSuppressed(new Own("two", 2));
                t.addSuppressed(new Own("three", 3));
                show(t);
        }
    }

    static void count(int x, int y) {
        StringBuilder b = new StringBuilder();
        try {
            b.append(Math.addExact(x, y)).append(' ');
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        try {
            b.append(Math.subtractExact(x, y)).append(' ');
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        try {
            b.append(Math.multiplyExact(x, y)).append(' ');
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        try {
            b.append(Math.floorDiv(x, y)).append(' ').append(Math.floorMod(x, y)).append(' ');
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        try {
            b.append(Math.negateExact(x)).append(' ').append(Math.incrementExact(y)).append(' ').append(Math.decrementExact(x));
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        long l = (long) x << 33 | y;
        long m = (long) y << 31 | x;
        try {
            b.append(Math.addExact(l, m)).append(' ');
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        try {
            b.append(Math.subtractExact(l, m)).append(' ');
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        try {
            b.append(Math.multiplyExact(l, m)).append(' ');
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        try {
            b.append(Math.multiplyExact(l, (long) y)).append(' ').append(Math.toIntExact(l));
        } catch (ArithmeticException e) {
            b.append(e.getMessage());
        }
        b.append(m == 0 ? 0 : Math.floorDiv(l, m)).append(' ').append(m == 0 ? 0 : Math.floorMod(l, m)).append(' ');
        b.append(Math.abs(x)).append(Math.abs(l)).append(Math.max(x, y)).append(Math.min(l, m));
        System.out.println(b.toString());
    }

    static void doubles(double x) {
        System.out.print(Math.floor(x));
        System.out.print(" ");
        System.out.print(Math.ceil(x));
        System.out.print(" ");
        System.out.print(Math.rint(x));
        System.out.print(" ");
        System.out.print(Math.round(x));
        System.out.print(" ");
        System.out.print(Math.round((float) x));
        System.out.print(" ");
        System.out.print(Math.abs(x));
        System.out.print(" ");
        System.out.print(Math.abs((float) x));
        System.out.print(" ");
        System.out.print(Math.signum(x));
        double[] ys = {0.0, -0.0, 1, Double.NaN, Double.NEGATIVE_INFINITY};
        for (double y : ys) {
            System.out.print(" ");
            System.out.print(Math.max(x, y));
            System.out.print(" ");
            System.out.print(Math.min(x, y));
            System.out.print(" ");
            System.out.print(Math.max((float) x, (float) y));
            System.out.print(" ");
            System.out.print(Math.min((float) x, (float) y));
        }
        System.out.println();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 19; i++) {
            try {
                run(i);
            } catch (ArithmeticException | IllegalArgumentException e) {
                System.out.println("caught");
                show(e);
            } catch (IllegalStateException e) {
                if (i == 17) {
                    System.out.println("had a cause");
                } else {
                    show(e);
                }
            } catch (Throwable e) {
                show(e);
            }
        }
        int[] xs = {0, 1, -1, 7, -7, 3, -3, 100000, -100000, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int x : xs) {
            for (int y : xs) {
                count(x, y);
            }
        }
        double[] ds = {0.0, -0.0, 0.5, -0.5, 0.3, -0.3, 1.5, 2.5, -1.5, -2.5, 2.7, -2.7, 0.49999999999999994, -1e-20, 65536.5, -65536.5, 4503599627370497.5, 1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 2048.5};
        for (double d : ds) {
            doubles(d);
        }
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.equals("ab", "a" + "b") + " " + Objects.hashCode(null) + " " + Objects.hashCode("x")
            + " " + Objects.toString(null) + " " + Objects.toString(null, "d") + " " + Objects.isNull(null) + " " + Objects.requireNonNullElse(null, "e"));
        try {
            Objects.requireNonNull(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            Objects.checkIndex(3, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index");
        }
    }
}
