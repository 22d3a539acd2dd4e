import java.util.Comparator;
import java.util.Iterator;
import java.util.function.*;

/** The methods with a body of the platform's functional interfaces. */
public class Composed {
    static void show(int x) { System.out.println(x); }

    static void show(boolean x) { System.out.println(x); }

    record Item(int weight, int price, boolean sold) { }

    static final class Range implements Iterable<Item> {
        final int n;

        Range(int n) { this.n = n; }

        @Override
        public Iterator<Item> iterator() {
            return new Iterator<>() {
                int i = 0;

                @Override
                public boolean hasNext() { return i < n; }

                @Override
                public Item next() { return new Item(i++, 0, false); }
            };
        }
    }

    static <T> T last(T[] ts, Comparator<T> c) {
        T max = ts[0];
        for (T t : ts) {
            if (c.compare(t, max) > 0) {
                max = t;
            }
        }
        return max;
    }

    public static void main(String[] args) {
        Function<Item, Integer> weight = Item::weight;
        Function<Integer, Integer> twice = x -> 2 * x;
        Item a = new Item(3, 9, false), b = new Item(4, 8, true), c = new Item(4, 7, true);
        show(weight.andThen(twice).apply(a));
        show(twice.compose(weight).andThen(twice).apply(b));
        show(Function.<Integer>identity().apply(5));
        show(UnaryOperator.<Integer>identity().apply(6));
        Predicate<Item> sold = Item::sold, heavy = i -> i.weight() > 3;
        show(sold.negate().test(a));
        show(sold.and(heavy).test(b));
        show(sold.or(heavy).test(a));
        show(Predicate.not(sold).test(b));
        show(((BiFunction<Integer, Integer, Integer>) Integer::sum).andThen(twice).apply(3, 4));
        int[] sum = {0};
        Consumer<Item> add = i -> sum[0] += i.weight();
        add.andThen(i -> sum[0] *= 10).accept(a);
        show(sum[0]);
        IntUnaryOperator inc = x -> x + 1;
        show(inc.andThen(x -> x * 10).compose(x -> x + 5).applyAsInt(1));
        IntPredicate even = x -> x % 2 == 0;
        show(even.and(x -> x > 2).negate().test(4));
        Item[] items = {a, b, c};
        show(last(items, (x, y) -> Integer.compare(x.weight(), y.weight())).price());
        show(last(items, Comparator.comparingInt(Item::weight)).price());
        show(last(items, Comparator.comparing(Item::weight)).price());
        show(last(items, Comparator.comparing(Item::weight).thenComparing(Item::price)).price());
        show(last(items, Comparator.comparingInt(Item::weight).thenComparingInt(i -> -i.price())).price());
        show(BinaryOperator.minBy(Comparator.comparingInt(Item::price)).apply(a, b).price());
        show(BinaryOperator.maxBy(Comparator.comparingInt(Item::price)).apply(a, b).price());
        sum[0] = 0;
        new Range(5).forEach(add);
        show(sum[0]);
        try {
            weight.andThen(null);
        } catch (NullPointerException e) {
            show(-1);
        }
        try {
            new Range(1).forEach(null);
        } catch (NullPointerException e) {
            show(-2);
        }
        Comparator<Item> byPrice = Comparator.comparing(Item::price);
        try {
            byPrice.compare(a, null);
        } catch (NullPointerException e) {
            show(-3);
        }
    }
}
