import java.util.*;
import java.util.stream.*;

/** What Collectors collect. */
public class StreamCollectors {
    static void p(Object o) {
        System.out.println(o == null ? "null" : o.toString());
    }

    /** The class of an exception. */
    static String kind(Exception e) {
        return e instanceof ArrayIndexOutOfBoundsException ? "array index" : e instanceof IndexOutOfBoundsException ? "index"
            : e instanceof IllegalStateException ? "state " + e.getMessage() : e instanceof IllegalArgumentException ? "argument " + e.getMessage()
            : e instanceof NullPointerException ? "null" : e instanceof ClassCastException ? "cast" : e instanceof ArrayStoreException ? "store"
            : e instanceof UnsupportedOperationException ? "unsupported" : e instanceof ArithmeticException ? e.getMessage()
            : e instanceof NoSuchElementException ? "none " + e.getMessage() : e instanceof ConcurrentModificationException ? "changed" : "other";
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

    public static void main(String[] args) {
        List<String> l = List.of("pear", "fig", "apple", "kiwi", "plum");
        p(l.stream().collect(Collectors.toList()));
        p(l.stream().collect(Collectors.toCollection(TreeSet::new)));
        p(l.stream().collect(Collectors.joining(", ", "<", ">")));
        p(l.stream().collect(Collectors.groupingBy(String::length)));
        p(l.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting())));
        p(l.stream().collect(Collectors.groupingBy(s -> s.charAt(0), TreeMap::new, Collectors.mapping(String::length, Collectors.toList()))));
        p(l.stream().collect(Collectors.partitioningBy(s -> s.length() > 4)));
        p(l.stream().collect(Collectors.partitioningBy(s -> s.length() > 3, Collectors.counting())).get(true));
        p(l.stream().collect(Collectors.toMap(s -> s, String::length, (a, b) -> a, TreeMap::new)));
        t("duplicate", () -> l.stream().collect(Collectors.toMap(String::length, s -> s)));
        t("null value", () -> l.stream().collect(Collectors.toMap(s -> s, s -> null)));
        t("null key", () -> l.stream().collect(Collectors.groupingBy(s -> null)));
        p(l.stream().collect(Collectors.toMap(String::length, s -> s, (a, b) -> a + "+" + b, TreeMap::new)));
        p(l.stream().collect(Collectors.counting()));
        p(l.stream().collect(Collectors.summingInt(String::length)));
        p(l.stream().collect(Collectors.averagingInt(String::length)) == 4.0);
        p(l.stream().collect(Collectors.summingDouble(String::length)) == 20.0);
        p(l.stream().collect(Collectors.averagingDouble(String::length)) == 4.0);
        p(l.stream().collect(Collectors.summarizingInt(String::length)).getMax());
        p(l.stream().collect(Collectors.minBy(Comparator.naturalOrder())).get());
        p(l.stream().collect(Collectors.maxBy(Comparator.comparing(String::length))).get());
        p(l.stream().collect(Collectors.reducing("", s -> s.substring(0, 1), String::concat)));
        p(l.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        p(l.stream().collect(Collectors.filtering(s -> s.length() == 4, Collectors.toList())));
        p(l.stream().collect(Collectors.flatMapping(s -> Stream.of(s, s.length()), Collectors.toList())));
        p(l.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + s)));
        p(l.stream().collect(Collectors.toUnmodifiableList()));
        p(l.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
        p(l.stream().collect(Collector.of(StringBuilder::new, (b, s) -> b.append(s.length()), StringBuilder::append, StringBuilder::toString)));
        p(l.stream().mapToInt(String::length).boxed().collect(Collectors.toSet()));
        t("unmodifiable null", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        t("unmodifiable", () -> Stream.of(1).collect(Collectors.toUnmodifiableList()).add(2));
    }
}
