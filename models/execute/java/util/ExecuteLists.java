package java.util;

/** What executions of streams need of the JDK's package. */
public final class ExecuteLists {
    private ExecuteLists() {
    }

    /** What the interface List has for lists with random access. */
    public static <E> Spliterator<E> $spliterator(List<E> list) {
        return new AbstractList.RandomAccessSpliterator<>(list);
    }
}
