package marked;

import ann.*;

@NullMarked
public class Marked<E, F extends @Nullable Object> {
    public E both(E e, F f, @Nullable String s, String[] a) { return e; }

    public <T extends @Nullable Comparable<T>, U> @Nullable U mine(T t, U u) { return u; }

    public class Inner {
        public Inner(String s, @Nullable String t) {}
    }

    @NullUnmarked
    public static class Open {
        public static void open(String s, @NonNull String t) {}
    }
}
