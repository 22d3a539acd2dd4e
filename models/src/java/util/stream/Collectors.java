package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** What the JDK's own class has in place of its method. */
public final class Collectors {
    static final boolean $PART = true;

    private Collectors() {
    }

    /** Without a format: so the texts of the objects are made as everywhere. */
    private static IllegalStateException duplicateKeyException(Object k, Object u, Object v) {
        return new IllegalStateException("Duplicate key " + k + " (attempted merging values " + u + " and " + v + ")");
    }

    /** Without the JDK's access to its package java.util. */
    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return collectingAndThen(Collectors.<T>toList(), Unmodifiable::of);
    }

    /**
     * The containers of the groups are in a map of their own: a proof need not tell them from what is made of them. Nobody
     * else has that map. It is gone through in its order, so the result has this order, too.
     */
    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> key, Collector<? super T, A, D> of) {
        Groups<T, K, A, D> g = new Groups<>(key, of);
        BinaryOperator<Map<K, A>> merge = Collectors.<K, A, Map<K, A>>mapMerger(of.combiner());
        if (of.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) {
            return g.unfinished(merge);
        }
        return g.finished(merge, of.finisher());
    }

    private static final class Groups<T, K, A, D> {
        private final Function<? super T, ? extends K> key;
        private final Supplier<A> make;
        private final BiConsumer<A, ? super T> add;

        Groups(Function<? super T, ? extends K> key, Collector<? super T, A, D> of) {
            this.key = key;
            this.make = of.supplier();
            this.add = of.accumulator();
        }

        @SuppressWarnings("unchecked")
        Collector<T, ?, Map<K, D>> unfinished(BinaryOperator<Map<K, A>> merge) {
            return (Collector<T, ?, Map<K, D>>) (Collector<T, ?, ?>) Collector.<T, Map<K, A>>of(HashMap::new, (m, x) -> add(m, x), merge);
        }

        Collector<T, ?, Map<K, D>> finished(BinaryOperator<Map<K, A>> merge, Function<A, D> finish) {
            return Collector.of(HashMap::new, (m, x) -> add(m, x), merge, m -> {
                Map<K, D> all = new HashMap<>();
                for (Map.Entry<K, A> e : m.entrySet()) {
                    all.put(e.getKey(), finish.apply(e.getValue()));
                }
                return all;
            });
        }

        private void add(Map<K, A> m, T x) {
            K k = key.apply(x);
            if (k == null) {
                throw new NullPointerException("element cannot be mapped to a null key");
            }
            add.accept(m.computeIfAbsent(k, y -> make.get()), x);
        }
    }

    // Of the JDK's own class.

    private static native <K, V, M extends Map<K, V>> BinaryOperator<M> mapMerger(BinaryOperator<V> f);

    private static native <T> Collector<T, ?, List<T>> toList();

    private static native <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> c, Function<R, RR> f);

    private static final class Unmodifiable {
        @SuppressWarnings("unchecked")
        static <T> List<T> of(List<T> l) {
            return (List<T>) List.of(l.toArray());
        }
    }

    /** What partitioningBy makes. A Boolean is found without a search. */
    private static class Partition<T> extends AbstractMap<Boolean, T> implements Map<Boolean, T> {
        static final String $JDK = "java.util.stream.Collectors$Partition";
        final T forTrue;
        final T forFalse;

        Partition(T forTrue, T forFalse) {
            this.forTrue = forTrue;
            this.forFalse = forFalse;
        }

        public T get(Object key) {
            if (key instanceof Boolean) {
                return (Boolean) key ? forTrue : forFalse;
            }
            return super.get(key);
        }

        public boolean containsKey(Object key) {
            return key instanceof Boolean || super.containsKey(key);
        }

        public Set<Map.Entry<Boolean, T>> entrySet() {
            return new Entries();
        }

        private class Entries extends AbstractSet<Map.Entry<Boolean, T>> {
            static final String $JDK = "java.util.stream.Collectors$Partition$1";

            public Iterator<Map.Entry<Boolean, T>> iterator() {
                Map.Entry<Boolean, T> no = new SimpleImmutableEntry<>(false, forFalse);
                return List.<Map.Entry<Boolean, T>>of(no, new SimpleImmutableEntry<>(true, forTrue)).iterator();
            }

            public int size() {
                return 2;
            }
        }
    }
}
