package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

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

    // Of the JDK's own class.

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
