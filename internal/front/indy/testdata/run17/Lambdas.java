import java.util.function.*;

public class Lambdas {
    static void show(int x) { System.out.println(x); }

    static void show(long x) { System.out.println(x); }

    static void show(boolean x) { System.out.println(x); }

    interface Op { int apply(int a, int b); }
    interface Wide { long apply(long a, double b, float c, byte d, short e, char f, boolean g); }
    interface Twice extends Op { default int twice(int a) { return apply(a, apply(a, a)); } }
    interface Lower<T extends Number> { T get(T t); }
    interface Fallible { int get() throws Exception; }

    private int field = 5;

    private int hidden(int x) { return field * x; }

    Runnable increments() { return () -> field++; }

    IntUnaryOperator usesThis(int k) { return x -> hidden(x) + k; }

    static int run(Op o, int a, int b) { return o.apply(a, b); }

    static IntUnaryOperator curry(int a) { return b -> a - b; }

    static IntUnaryOperator compose(IntUnaryOperator f, IntUnaryOperator g) { return x -> f.applyAsInt(g.applyAsInt(x)); }

    static Supplier<Integer> counter() {
        int[] n = {0};
        return () -> ++n[0];
    }

    static Runnable site() { return () -> show(77); }

    static Runnable capturing(int n) { return () -> show(n); }

    public static void main(String[] args) {
        show(run((a, b) -> a * 10 + b, 3, 4));
        show(curry(10).applyAsInt(3));
        show(compose(curry(100), curry(1)).applyAsInt(5));
        long l = 1L << 40;
        Wide w = (a, b, c, d, e, f, g) -> a + l + (long) b + (long) c + d + e + f + (g ? 1 : 0);
        show(w.apply(1, 2.5, 3.5f, (byte) -4, (short) 5, 'A', true));
        Twice t = (a, b) -> a + 2 * b;
        show(t.twice(3));
        Lambdas o = new Lambdas();
        Runnable r = o.increments();
        r.run();
        r.run();
        show(o.field);
        show(o.usesThis(1).applyAsInt(6));
        Supplier<Integer> c = counter(), d = counter();
        c.get();
        c.get();
        d.get();
        show(c.get() * 10 + d.get());
        Function<Integer, Integer> square = x -> x * x;
        show(square.apply(12));
        BiFunction<Long, Character, Long> mixed = (x, y) -> x + y;
        show(mixed.apply(5L, 'a'));
        Predicate<Object> isNull = x -> x == null;
        show(isNull.test(null));
        show(isNull.test(square));
        Lower<Integer> lower = x -> x - 1;
        show(lower.get(43));
        Fallible f = () -> { throw new Exception(); };
        try {
            show(f.get());
        } catch (Exception e) {
            show(-1);
        }
        show(site() == site());
        Runnable one = capturing(1);
        show(one == capturing(1));
        one.run();
        site().run();
        Supplier<Supplier<Integer>> nested = () -> () -> 9;
        show(nested.get().get());
        Runnable marked = (Runnable & java.io.Serializable) () -> show(4);
        marked.run();
        show(marked instanceof java.io.Serializable);
        show(one instanceof java.io.Serializable);
    }
}
