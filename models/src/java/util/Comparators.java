package java.util;

/** What Comparator.naturalOrder, nullsFirst and nullsLast return. */
class Comparators {
    private Comparators() {
    }

    enum NaturalOrderComparator implements Comparator<Comparable<Object>> {
        INSTANCE;

        static final String $JDK = "java.util.Comparators$NaturalOrderComparator";

        public int compare(Comparable<Object> a, Comparable<Object> b) {
            if (a == null) {
                throw new NullPointerException(Arrays.$message());
            }
            return a.compareTo(b);
        }

        public Comparator<Comparable<Object>> reversed() {
            return Comparator.reverseOrder();
        }
    }

    static final class NullComparator<T> implements Comparator<T>, java.io.Serializable {
        static final String $JDK = "java.util.Comparators$NullComparator";

        private final boolean nullFirst;
        private final Comparator<T> real; // null: all others are equal

        @SuppressWarnings("unchecked")
        NullComparator(boolean nullFirst, Comparator<? super T> real) {
            this.nullFirst = nullFirst;
            this.real = (Comparator<T>) real;
        }

        public int compare(T a, T b) {
            if (a == null) {
                return b == null ? 0 : nullFirst ? -1 : 1;
            }
            if (b == null) {
                return nullFirst ? 1 : -1;
            }
            return real == null ? 0 : real.compare(a, b);
        }

        public Comparator<T> thenComparing(Comparator<? super T> other) {
            if (other == null) {
                throw new NullPointerException(Arrays.$message());
            }
            return new NullComparator<>(nullFirst, real == null ? other : real.thenComparing(other));
        }

        public Comparator<T> reversed() {
            return new NullComparator<>(!nullFirst, real == null ? null : real.reversed());
        }
    }
}
