import java.util.function.*;

/** Lambdas and method references wherever the language allows them. */
public class LambdaPlaces {
    static void show(int x) { System.out.println(x); }

    static void show(boolean x) { System.out.println(x); }

    static final IntSupplier CONSTANT = () -> 11;
    final IntSupplier own = () -> this.value * 2;
    int value = 4;

    static int order;

    static int next(int n) {
        order = order * 10 + n;
        return n;
    }

    static class Holder {
        static final int[] LOG = new int[1];

        static {
            Runnable r = () -> LOG[0] = 5;
            r.run();
        }
    }

    interface Recursive { int apply(Recursive self, int n); }

    interface Shape {
        int size();

        default IntSupplier twice() { return () -> 2 * size() + offset(); }

        private int offset() { return 1; }

        static Shape of(int n) { return () -> n; }
    }

    enum Op {
        ADD("+") { @Override int apply(int a, int b) { return a + b; } },
        MUL((a, b) -> a * b);

        final IntBinaryOperator f;

        Op(String s) { f = this::apply; }

        Op(IntBinaryOperator f) { this.f = f; }

        int apply(int a, int b) { return -1; }
    }

    class Inner {
        final int v;

        Inner(int v) { this.v = v + value; }
    }

    static class Parent<T> {
        T t;

        Parent(T t) { this.t = t; }

        T get() { return t; }

        protected int guarded(int x) { return x + 100; }
    }

    static class Child extends Parent<Integer> {
        Child() { super(9); }

        @Override
        Integer get() { return 10; }

        Supplier<Integer> upper() { return super::get; }

        IntUnaryOperator inherited() { return this::guarded; }

        IntUnaryOperator anonymous() {
            return new Object() {
                int k = 3;

                IntUnaryOperator make() { return x -> x * k + get(); }
            }.make();
        }
    }

    static class Failing extends Exception {
        final int code;

        Failing(int code) { this.code = code; }
    }

    interface Body<E extends Exception> { void run() throws E; }

    static <E extends Exception> void guard(Body<E> b) throws E { b.run(); }

    static <T, R> R with(T t, Function<? super T, ? extends R> f) { return f.apply(t); }

    @SafeVarargs
    static int sum(IntSupplier... ss) {
        int n = 0;
        for (IntSupplier s : ss) {
            n = n * 10 + s.getAsInt();
        }
        return n;
    }

    static IntSupplier choose(int k) {
        return switch (k) {
            case 0 -> () -> 1;
            case 1 -> LambdaPlaces::two;
            default -> k > 5 ? () -> k : CONSTANT;
        };
    }

    static int two() { return 2; }

    static long wide(long a, double b, int c, long d) { return a + (long) b + c + d; }

    interface Wide { long apply(int c, long d); }

    static Wide capture(long a, double b) { return (c, d) -> wide(a, b, c, d); }

    static int locals() {
        int a = 1;
        long b = 2;
        char c = 'c';
        boolean d = true;
        String e = "e";
        int[] f = {6};
        IntSupplier s = () -> a + (int) b + c + (d ? 1 : 0) + e.length() + f[0];
        f[0] = 7;
        class Local {
            int get() { return s.getAsInt() + a; }
        }
        Supplier<Local> make = Local::new;
        return make.get().get();
    }

    public static void main(String[] args) throws Exception {
        show(CONSTANT.getAsInt());
        LambdaPlaces p = new LambdaPlaces();
        p.value = 6;
        show(p.own.getAsInt());
        show(Holder.LOG[0]);
        Recursive fact = (self, n) -> n <= 1 ? 1 : n * self.apply(self, n - 1);
        show(fact.apply(fact, 5));
        show(Shape.of(7).twice().getAsInt());
        show(Op.ADD.f.applyAsInt(3, 4));
        show(Op.MUL.f.applyAsInt(3, 4));
        IntFunction<Inner> inner = p.new Inner(0).v > 5 ? x -> p.new Inner(x) : null;
        show(inner.apply(30).v);
        Child c = new Child();
        show(c.upper().get());
        show(c.inherited().applyAsInt(5));
        show(c.anonymous().applyAsInt(7));
        Function<Parent<Integer>, Integer> get = Parent::get;
        show(get.apply(c) + get.apply(new Parent<>(50)));
        try {
            guard(() -> { throw new Failing(33); });
        } catch (Failing f) {
            show(f.code);
        }
        guard(() -> show(34));
        show(with(c, Child::get) + with(8, x -> x + 1));
        show(sum(() -> 1, () -> 2, LambdaPlaces::two));
        show(choose(0).getAsInt() + choose(1).getAsInt() + choose(2).getAsInt() + choose(9).getAsInt());
        show((int) capture(1L << 20, 5.5).apply(3, 4L));
        show(locals());
        IntBinaryOperator op = (a, b) -> next(a) - next(b);
        show(op.applyAsInt(next(1), next(2)));
        show(order);
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < rs.length; i++) {
            int k = i;
            rs[i] = () -> show(k * k);
        }
        for (Runnable r : rs) {
            r.run();
        }
        Object o = (Supplier<Integer>) () -> 77;
        show(o instanceof Supplier);
        show(o instanceof Function);
        show((Integer) ((Supplier<?>) o).get());
        try {
            ((Runnable) o).run();
        } catch (ClassCastException e) {
            show(-1);
        }
        BooleanSupplier lazy = () -> next(9) > 0;
        show(order < 0 && lazy.getAsBoolean());
        show(order);
        Supplier<Runnable> deep = () -> () -> { Runnable r = () -> show(1000); r.run(); };
        deep.get().run();
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = x -> y -> z -> x * 100 + y * 10 + z;
        show(curried.apply(1).apply(2).apply(3));
    }
}
