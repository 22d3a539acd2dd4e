import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Which functions streams call, in which order, how often, and what comes out. */
public class Streams {
    static void p(Object o) {
        System.out.println(o == null ? "null" : o.toString());
    }

    static <T> Function<T, T> say(String s) {
        return x -> {
            p(s + x);
            return x;
        };
    }

    static <T> Predicate<T> ask(String s, Predicate<T> q) {
        return x -> {
            p(s + x);
            return q.test(x);
        };
    }

    /** The class of an exception. */
    static String kind(Exception e) {
        return e instanceof ArrayIndexOutOfBoundsException ? "array index" : e instanceof IndexOutOfBoundsException ? "index"
            : e instanceof IllegalStateException ? "state " + e.getMessage() : e instanceof IllegalArgumentException ? "argument " + e.getMessage()
            : e instanceof NullPointerException ? "null" : e instanceof ClassCastException ? "cast" : e instanceof ArrayStoreException ? "store"
            : e instanceof UnsupportedOperationException ? "unsupported" : e instanceof ArithmeticException ? e.getMessage()
            : e instanceof NoSuchElementException ? "none " + e.getMessage() : e instanceof ConcurrentModificationException ? "changed" : "other";
    }

    /** A double, without its text. */
    static long d(double x) {
        return x != x ? -1 : (long) (x * 1000);
    }

    static long d(OptionalDouble x) {
        return x.isPresent() ? d(x.getAsDouble()) : -2;
    }

    interface Act {
        Object run() throws Exception;
    }

    static void t(String name, Act a) {
        try {
            p(name + " = " + a.run());
        } catch (Exception e) {
            p(name + " ! " + kind(e));
        }
    }

    /** A collection of the program's. */
    static final class Own extends AbstractCollection<Integer> {
        public Iterator<Integer> iterator() {
            p("iterator");
            return new Iterator<>() {
                int i;

                public boolean hasNext() {
                    p("hasNext" + i);
                    return i < 3;
                }

                public Integer next() {
                    p("next" + i);
                    return i++;
                }
            };
        }

        public int size() {
            p("size");
            return 3;
        }
    }

    static List<Integer> list(int... xs) {
        List<Integer> l = new ArrayList<>();
        for (int x : xs) {
            l.add(x);
        }
        return l;
    }

    public static void main(String[] args) {
        stages();
        laziness();
        sources();
        ends();
        misuse();
        primitives();
        changes();
    }

    static void stages() {
        List<Integer> l = list(5, 3, 8, 3, 1);
        p(l.stream().filter(ask("f", x -> x > 2)).map(say("m")).map(x -> x * 2).toList());
        p(l.stream().sorted().map(say("s")).limit(2).toList());
        p(l.stream().sorted((a, b) -> b - a).skip(1).collect(Collectors.toList()));
        p(l.stream().distinct().count());
        p(l.stream().peek(x -> p("p" + x)).skip(2).map(say("k")).findFirst());
        p(l.stream().takeWhile(ask("t", x -> x != 8)).map(say("w")).toList());
        p(l.stream().dropWhile(ask("d", x -> x != 8)).map(say("w")).toList());
        p(l.stream().flatMap(x -> Stream.of(x, x + 1).map(say("i"))).map(say("o")).toList());
        p(l.stream().flatMap(x -> x == 3 ? null : l.stream().filter(y -> y < x)).toList());
        p(l.stream().flatMap(x -> Stream.iterate(x, y -> y + 1).map(say("i"))).limit(3).toList());
        p(l.stream().mapToInt(x -> x).map(x -> x + 1).boxed().toList());
        p(Stream.concat(l.stream().filter(ask("a", x -> x > 4)), Stream.of(7).map(say("b"))).map(say("c")).toList());
        p(Stream.concat(l.stream(), l.stream()).skip(4).findFirst().get());
        p(l.stream().sorted().sorted(Comparator.reverseOrder()).sorted().toList());
        p(l.stream().limit(0).peek(x -> p("never")).sorted().toList());
        p(l.stream().peek(x -> p("yes" + x)).sorted().limit(0).toList());
        p(l.stream().peek(x -> p("yes" + x)).limit(2).sorted().findFirst().get());
    }

    static void laziness() {
        List<Integer> l = list(1, 2, 3);
        Stream<Integer> s = l.stream().map(say("lazy"));
        p("made");
        l.add(4);
        p(s.count());
        p(l.stream().map(say("no")).count());
        p(l.stream().peek(x -> p("no")).skip(1).limit(5).count());
        p(l.stream().filter(ask("yes", x -> true)).count());
        p(l.stream().anyMatch(ask("any", x -> x == 2)));
        p(l.stream().allMatch(ask("all", x -> x < 3)));
        p(l.stream().noneMatch(ask("none", x -> x == 3)));
        p(Stream.iterate(1, x -> {
            p("next" + x);
            return x * 2;
        }).limit(3).toList());
        p(Stream.iterate(1, x -> {
            p("more" + x);
            return x < 5;
        }, x -> {
            p("next" + x);
            return x * 2;
        }).map(say("e")).toList());
        int[] n = {0};
        p(Stream.generate(() -> n[0]++).filter(x -> x % 3 == 2).limit(3).toList());
        Iterator<Integer> it = l.stream().map(say("it")).iterator();
        p("before");
        p(it.hasNext());
        p(it.hasNext());
        p(it.next());
        p(it.next());
        p(l.stream().flatMap(x -> Stream.of(x, -x).map(say("in"))).anyMatch(x -> x < 0));
    }

    static void sources() {
        p(Stream.empty().toList());
        p(new TreeSet<>(list(3, 1, 2)).stream().sorted().map(say("x")).toList());
        p(Stream.of(1).toList());
        p(Stream.of(1, null, 3).toList());
        p(Stream.ofNullable(null).count());
        p(Stream.<Integer>builder().add(4).add(5).build().toList());
        p(Arrays.stream(new String[] {"a", "b", "c"}).map(say("")).toList());
        p(Arrays.stream(new String[] {"a", "b", "c"}, 1, 2).toList());
        p(Arrays.asList(3, 4).stream().map(x -> x + 1).toList());
        p(List.of(1, 2, 3).stream().filter(x -> x != 2).toList());
        p(Collections.unmodifiableList(list(1, 2)).stream().toList());
        p(Collections.nCopies(3, "x").stream().collect(Collectors.joining()));
        p(new LinkedList<>(list(1, 2)).stream().map(x -> x + 1).toList());
        p(new ArrayDeque<>(list(1, 2)).stream().map(x -> x + 1).toList());
        p(new LinkedHashSet<>(list(5, 2, 5)).stream().map(x -> x + 1).toList());
        p(new Vector<>(list(1, 2)).stream().findFirst());
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("one", 1);
        m.put("two", 2);
        p(m.entrySet().stream().map(e -> e.getKey() + e.getValue()).toList());
        p(m.keySet().stream().map(String::length).toList());
        p(m.values().stream().mapToInt(Integer::intValue).sum());
        p(new TreeMap<>(m).entrySet().stream().map(Map.Entry::getKey).toList());
        p("hello".chars().filter(c -> c == 'l').count());
        p("abc".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("-")));
        p(new Own().stream().filter(ask("f", x -> x < 2)).toList());
        p(new Own().stream().anyMatch(x -> x == 1));
        p(new Own().stream().map(x -> x).count());
        p(new Own().stream().sorted().count());
        new Own().stream().forEach(x -> p(x));
    }

    static void ends() {
        List<Integer> l = list(5, 3, 8);
        l.stream().map(say("m")).forEach(x -> p("e" + x));
        l.stream().forEachOrdered(x -> p("o" + x));
        p(l.stream().reduce(10, Integer::sum));
        p(l.stream().reduce(Integer::max));
        p(list().stream().reduce(Integer::max));
        p(l.stream().reduce("", (s, x) -> s + x, String::concat));
        p(l.stream().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append));
        p(l.stream().map(x -> "" + x).toArray(String[]::new).length);
        p(Arrays.toString(l.stream().filter(x -> x > 3).toArray(Integer[]::new)));
        p(Arrays.toString(l.stream().toArray()));
        p(l.stream().min(Integer::compare).get());
        p(l.stream().max(Integer::compare).get());
        p(l.stream().findAny().isPresent());
        p(l.stream().sequential().isParallel());
        StringBuilder b = new StringBuilder();
        try (Stream<Integer> s = l.stream().onClose(() -> p("closed")).map(x -> x).onClose(() -> p("twice"))) {
            p(s.count());
        }
    }

    static void misuse() {
        List<Integer> l = list(5, 3, 8);
        Stream<Integer> s = l.stream();
        Stream<Integer> m = s.map(x -> x);
        t("linked", () -> s.map(x -> x));
        t("linked again", () -> s.count());
        t("count", () -> m.count());
        t("count again", () -> m.count());
        t("iterator of a used one", () -> m.iterator());
        t("null filter", () -> l.stream().filter(null));
        t("null map", () -> l.stream().map(null));
        t("null each", () -> {
            l.stream().forEach(null);
            return 0;
        });
        t("null collector", () -> l.stream().collect(null));
        t("negative limit", () -> l.stream().limit(-1));
        t("negative skip", () -> l.stream().skip(-1));
        t("null first", () -> Stream.of((Object) null).findFirst());
        t("null max", () -> Stream.of((Object) null).max((x, y) -> 0));
        t("null reduced", () -> Stream.of(1, 2).reduce((x, y) -> null));
        t("null sorted", () -> Stream.of(1, null).sorted().toList());
        t("null once sorted", () -> Stream.of((Object) null).sorted().toList());
        t("not comparable", () -> Stream.of(new Object(), new Object()).sorted().count() + "" + Stream.of(new Object(), new Object()).sorted().toList());
        t("empty get", () -> Stream.empty().findFirst().get());
        t("wrong array", () -> Stream.of(1).toArray(String[]::new));
        t("wrong array later", () -> Stream.of(1).filter(x -> true).toArray(String[]::new));
        t("short array", () -> Stream.of(1, 2).toArray(n -> new Integer[1]));
        t("short array later", () -> Stream.of(1, 2).filter(x -> true).toArray(n -> new Integer[1]));
        t("long array", () -> Stream.of(1, 2).toArray(n -> new Integer[3]));
        t("long array later", () -> Stream.of(1, 2).filter(x -> true).toArray(n -> new Integer[3]).length);
        t("no array", () -> Stream.of(1, 2).filter(x -> true).toArray(n -> null));
        t("add to a list", () -> l.stream().toList().add(1));
        t("null in a list", () -> Stream.of(1, null).toList().contains(null) + " " + Stream.of(1, null).toList().indexOf(null));
        t("beyond", () -> Stream.of(1).toList().get(1));
        t("null array", () -> Arrays.stream((int[]) null));
        t("range of array", () -> Arrays.stream(new int[3], 2, 4));
        t("throws", () -> l.stream().map(x -> 8 / (x - 3)).toList());
        t("closed", () -> {
            Stream<Integer> c = l.stream();
            c.close();
            return c.count();
        });
        t("built twice", () -> {
            Stream.Builder<Integer> c = Stream.builder();
            c.build();
            return c.build();
        });
    }

    static void primitives() {
        p(IntStream.range(0, 5).sum());
        p(IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
        p(IntStream.range(5, 0).count() + " " + IntStream.range(-2, 2).count() + " " + IntStream.rangeClosed(3, 3).count());
        p(IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).sum());
        p(IntStream.range(0, 4).mapToObj(i -> "x" + i).collect(Collectors.toList()));
        p(IntStream.of(3, 1, 2).sorted().boxed().toList());
        p(IntStream.of(3, 1, 3).distinct().boxed().toList());
        p(IntStream.of(3, 1, 2).max() + " " + IntStream.of(3, 1, 2).min() + " " + IntStream.empty().max());
        p(d(IntStream.of(3, 1, 2).average()) + " " + d(IntStream.empty().average()));
        IntSummaryStatistics st = IntStream.of(3, 1, 2).summaryStatistics();
        p(st.getMax() + " " + st.getMin() + " " + st.getSum() + " " + st.getCount() + " " + d(st.getAverage()));
        p(Arrays.toString(IntStream.iterate(1, x -> x * 3).limit(4).toArray()));
        p(Arrays.toString(IntStream.iterate(1, x -> x < 50, x -> x * 3).toArray()));
        p(IntStream.range(0, 10).filter(x -> x % 3 == 0).asLongStream().sum());
        p(d(IntStream.range(0, 4).asDoubleStream().sum()));
        p(IntStream.range(0, 4).mapToLong(x -> x * 10000000000L).max());
        p(IntStream.range(0, 4).mapToDouble(x -> x / 2.0).boxed().map(x -> d(x)).toList());
        p(IntStream.range(0, 4).anyMatch(x -> x == 3) + " " + IntStream.range(0, 4).allMatch(x -> x < 3) + " " + IntStream.range(0, 4).noneMatch(x -> x > 5));
        p(IntStream.range(0, 4).skip(1).limit(2).peek(x -> p("p" + x)).findFirst());
        p(IntStream.range(0, 3).flatMap(x -> IntStream.range(0, x)).boxed().toList());
        p(IntStream.concat(IntStream.of(1), IntStream.range(4, 6)).boxed().toList());
        p(IntStream.range(0, 9).takeWhile(x -> x < 3).sum() + IntStream.range(0, 9).dropWhile(x -> x < 3).sum());
        p(IntStream.range(0, 3).collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        p(IntStream.builder().add(4).add(2).build().sum());
        IntStream.range(0, 3).forEach(x -> p(x));
        PrimitiveIterator.OfInt it = IntStream.range(0, 2).map(x -> x + 7).iterator();
        p(it.nextInt() + it.next() + " " + it.hasNext());
        PrimitiveIterator.OfLong lit = LongStream.range(0, 2).iterator();
        p(lit.nextLong() + " " + lit.hasNext() + lit.next() + lit.hasNext());
        PrimitiveIterator.OfDouble dit = DoubleStream.of(1, 2).iterator();
        p(d(dit.nextDouble()) + " " + dit.hasNext() + d(dit.nextDouble()) + dit.hasNext());
        p(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        p(LongStream.range(0, 5).filter(x -> x != 3).map(x -> x * x).sum());
        p(LongStream.of(4, 2).boxed().toList() + " " + LongStream.of(4, 2).min() + " " + d(LongStream.of(4, 2).average()));
        p(LongStream.of(4, 2).mapToInt(x -> (int) x).sum() + " " + LongStream.of(4, 2).mapToObj(x -> "l" + x).toList());
        p(LongStream.iterate(1, x -> x * 2).skip(3).limit(3).sorted().summaryStatistics().getSum());
        p(LongStream.of(1, 2, 1).distinct().count() + " " + Arrays.toString(LongStream.of(2, 1).sorted().toArray()));
        p((DoubleStream.of(0.1, 0.2, 0.3, 0.4).sum() == 1.0) + " " + d(DoubleStream.of(1, 2).average()) + " " + d(DoubleStream.empty().average()));
        p(d(DoubleStream.of(3, 1, 2).max()) + " " + d(DoubleStream.of(3, Double.NaN).min()) + " " + (1 / DoubleStream.of(0.0, -0.0).min().getAsDouble() < 0));
        p(DoubleStream.of(3, 1, 2).sorted().boxed().map(x -> d(x)).toList() + " " + DoubleStream.of(3, 1).map(x -> x / 2).filter(x -> x > 1).count());
        p(DoubleStream.of(1e300, 1e300, 1e300, 1e300).map(x -> x * 1e10).sum() == Double.POSITIVE_INFINITY);
        p(DoubleStream.of(3.7).mapToInt(x -> (int) x).sum() + " " + DoubleStream.of(3.7).mapToObj(x -> "d" + d(x)).toList());
        t("used", () -> {
            IntStream s = IntStream.of(1, 2);
            s.sum();
            return s.sum();
        });
        t("empty", () -> IntStream.empty().max().getAsInt());
        t("null", () -> IntStream.of(1).map(null));
    }

    static void changes() {
        List<Integer> l = list(1, 2, 3);
        t("grows at the end", () -> {
            l.stream().forEach(x -> {
                if (x == 3) {
                    l.add(9);
                }
            });
            return 0;
        });
        t("grows before a match", () -> l.stream().anyMatch(x -> l.add(9)));
        p(l);
        t("shrinks in a limit", () -> l.stream().peek(x -> l.remove(0)).limit(1).toList());
        p(l);
    }
}
