import java.util.function.*;

public class References {
    static void show(int x) { System.out.println(x); }

    static void show(long x) { System.out.println(x); }

    static void show(boolean x) { System.out.println(x); }

    static class Base {
        int v;

        Base() { this(3); }

        Base(int v) { this.v = v; }

        int get() { return v; }

        int plus(Integer x) { return v + x; }
    }

    static class Derived extends Base {
        Derived(int v) { super(v); }

        @Override
        int get() { return -v; }

        IntSupplier superGet() { return super::get; }

        IntSupplier ownGet() { return this::get; }

        private int secret() { return 1000 + v; }

        IntSupplier hidden() { return this::secret; }
    }

    interface Shape { default int sides() { return 0; } static int count() { return 2; } }

    static class Square implements Shape {
        @Override
        public int sides() { return 4; }

        IntSupplier plain() { return Shape.super::sides; }
    }

    interface Narrow { short get(); }

    interface Sum { int of(Object... xs); }

    static int initialised = 0;

    static class Late {
        static { initialised++; }

        static int f() { return 6; }
    }

    static byte small(long x) { return (byte) x; }

    static int varargs(Object... xs) { return xs.length; }

    static Integer boxed(int x) { return x + 1; }

    static <T> T same(T t) { return t; }

    static void nothing(int x) { show(x); }

    public static void main(String[] args) {
        IntFunction<Base> make = Base::new;
        Supplier<Base> makeDefault = Base::new;
        show(make.apply(8).v + makeDefault.get().v);
        Derived d = new Derived(5);
        show(d.superGet().getAsInt());
        show(d.ownGet().getAsInt());
        show(d.hidden().getAsInt());
        ToIntFunction<Base> get = Base::get;
        show(get.applyAsInt(d) * 100 + get.applyAsInt(new Base(7)));
        ToIntBiFunction<Base, Integer> plus = Base::plus;
        show(plus.applyAsInt(d, 37));
        IntUnaryOperator bound = d::plus; // boxes its argument
        show(bound.applyAsInt(1));
        IntToLongFunction toLong = References::small; // int to long, byte to long
        show(toLong.applyAsLong(511));
        IntToDoubleFunction toDouble = References::boxed; // unboxed and widened
        show((int) toDouble.applyAsDouble(4));
        Function<Integer, Object> toObject = References::boxed; // unboxes, boxes
        show((Integer) toObject.apply(9));
        IntFunction<Object> id = References::same;
        show((Integer) id.apply(12));
        ToIntFunction<Integer> unbox = References::same;
        show(unbox.applyAsInt(13));
        IntConsumer drop = References::boxed; // result dropped
        drop.accept(1);
        IntConsumer print = References::nothing;
        print.accept(21);
        Consumer<Integer> printBoxed = References::nothing;
        printBoxed.accept(22);
        Sum count = References::varargs;
        show(count.of(1, 2, 3));
        BiFunction<Integer, Integer, Integer> two = References::varargs;
        show(two.apply(1, 2));
        IntFunction<int[]> array = int[]::new;
        show(array.apply(5).length);
        Function<int[], int[]> clone = int[]::clone;
        int[] a = {1, 2};
        int[] b = clone.apply(a);
        b[0] = 7;
        show(a[0] + b[0]);
        ToIntFunction<Shape> sides = Shape::sides;
        show(sides.applyAsInt(new Square()));
        show(new Square().plain().getAsInt());
        IntSupplier ofInterface = Shape::count;
        show(ofInterface.getAsInt());
        IntSupplier late = Late::f;
        show(initialised);
        show(late.getAsInt() + initialised);
        try {
            Base none = null;
            IntSupplier never = none::get;
            show(0);
        } catch (NullPointerException e) {
            show(-1);
        }
        try {
            show(get.applyAsInt(null));
        } catch (NullPointerException e) {
            show(-2);
        }
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            ToIntFunction<Object> raw = (ToIntFunction) get;
            show(raw.applyAsInt("no Base"));
        } catch (ClassCastException e) {
            show(-3);
        }
        try {
            show(unbox.applyAsInt(null));
        } catch (NullPointerException e) {
            show(-4);
        }
    }
}
