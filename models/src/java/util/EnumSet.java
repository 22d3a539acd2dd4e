package java.util;

/** Constants of one enum, in their order. */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    final Class<E> type;

    EnumSet(Class<E> type) {
        this.type = type;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> c) {
        if (c == null) {
            throw new NullPointerException(Arrays.$message());
        }
        return new RegularEnumSet<>(c);
    }

    /** The constants of an enum of the program, in a new array. */
    private static native Object[] $constants(Class<?> c);

    /** The same, but null for an enum of the JDK. */
    private static native Object[] $ask(Class<?> c);

    /** Where the class is a constant, $allOf of its constants. */
    @SuppressWarnings("unchecked")
    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> c) {
        if (c == null) {
            throw new NullPointerException(Arrays.$message());
        }
        RegularEnumSet<E> s = new RegularEnumSet<>(c);
        s.complement($constants(c));
        return s;
    }

    /** The set of all of some constants of an enum, with one at least. */
    @SuppressWarnings({"rawtypes", "unchecked"})
    static EnumSet<?> $allOf(Enum<?>[] constants, Class<?> c) {
        RegularEnumSet s = new RegularEnumSet(c);
        for (int i = 0; i < constants.length; i++) {
            s.put(constants[i]);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        if (s == null) {
            throw new NullPointerException(Arrays.$message());
        }
        return s.clone();
    }

    @SuppressWarnings("unchecked")
    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c == null) {
            throw new NullPointerException(Arrays.$message());
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> it = c.iterator();
        Object first = ((Iterator<?>) it).next();
        if (first == null) {
            throw new NullPointerException(Arrays.$message());
        }
        if (!(first instanceof Enum)) {
            throw new ClassCastException(Arrays.$message());
        }
        EnumSet<E> s = of((E) first);
        while (it.hasNext()) {
            Object x = ((Iterator<?>) it).next();
            if (x != null && !(x instanceof Enum)) {
                throw new ClassCastException(Arrays.$message());
            }
            s.add((E) x);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> r = copyOf(s);
        ((RegularEnumSet<E>) r).complement($constants(r.type));
        return r;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from == null || to == null) {
            throw new NullPointerException(Arrays.$message());
        }
        Class<?> c = from.getDeclaringClass();
        if (c != ((Enum<?>) to).getDeclaringClass()) {
            throw new ClassCastException(Arrays.$message());
        }
        if (from.ordinal() > to.ordinal()) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        RegularEnumSet<E> s = new RegularEnumSet<>(from.getDeclaringClass());
        Object[] all = $constants(c);
        for (int i = from.ordinal(); i <= to.ordinal(); i++) {
            s.put(all[i]);
        }
        return s;
    }

    private static <E extends Enum<E>> EnumSet<E> one(E e) {
        if (e == null) {
            throw new NullPointerException(Arrays.$message());
        }
        Class<E> c = e.getDeclaringClass();
        $ready(c);
        RegularEnumSet<E> s = new RegularEnumSet<>(c);
        s.put(e);
        return s;
    }

    /** Fails while the constants of an enum are still being made. */
    private static void $ready(Class<?> c) {
        try {
            $ask(c);
        } catch (NullPointerException x) {
            throw new ClassCastException(Arrays.$message());
        }
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        return one(e);
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> s = one(e1);
        s.add(e2);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> s = of(e1, e2);
        s.add(e3);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> s = of(e1, e2, e3);
        s.add(e4);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> s = of(e1, e2, e3, e4);
        s.add(e5);
        return s;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> s = one(first);
        if (rest == null) {
            throw new NullPointerException(Arrays.$message());
        }
        for (int i = 0; i < rest.length; i++) {
            s.add(rest[i]);
        }
        return s;
    }

    public abstract EnumSet<E> clone();
}

/** The sets of enums of up to 64 constants. */
final class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    static final String $JDK = "java.util.RegularEnumSet";
    private final Enum<?>[] at = new Enum<?>[64]; // the constant with that number, or null
    private int size;

    RegularEnumSet(Class<E> c) {
        super(c);
    }

    /** Does what the model does not do. */
    private native void changing();

    boolean put(Object x) {
        Enum<?> e = (Enum<?>) x;
        int i = e.ordinal();
        if (i >= 64) {
            changing();
        }
        if (at[i] != null) {
            return false;
        }
        at[i] = e;
        size++;
        return true;
    }

    /** Has those of the constants that it has not had. */
    void complement(Object[] all) {
        for (int i = 0; i < all.length; i++) {
            Enum<?> e = (Enum<?>) all[i];
            if (i >= 64) {
                changing();
            }
            at[i] = at[i] == null ? e : null;
        }
        size = all.length - size;
    }

    public EnumSet<E> clone() {
        RegularEnumSet<E> s = new RegularEnumSet<>(type);
        for (int i = 0; i < 64; i++) {
            s.at[i] = at[i];
        }
        s.size = size;
        return s;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object x) {
        if (!(x instanceof Enum)) {
            return false;
        }
        Enum<?> e = (Enum<?>) x;
        return e.ordinal() < 64 && at[e.ordinal()] == e;
    }

    public boolean add(E x) {
        if (x == null) {
            throw new NullPointerException(Arrays.$message());
        }
        if (x.getDeclaringClass() != type) {
            throw new ClassCastException(Arrays.$message());
        }
        return put(x);
    }

    public boolean remove(Object x) {
        if (!contains(x)) {
            return false;
        }
        at[((Enum<?>) x).ordinal()] = null;
        size--;
        return true;
    }

    public void clear() {
        for (int i = 0; i < 64; i++) {
            at[i] = null;
        }
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        if (!(c instanceof RegularEnumSet)) {
            return super.addAll(c);
        }
        RegularEnumSet<?> s = (RegularEnumSet<?>) c;
        if (s.type != type) {
            if (s.size == 0) {
                return false;
            }
            throw new ClassCastException(Arrays.$message());
        }
        boolean changed = false;
        for (int i = 0; i < 64; i++) {
            if (s.at[i] != null && at[i] == null) {
                at[i] = s.at[i];
                size++;
                changed = true;
            }
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return new Walk<>(this);
    }

    Iterator<E> $elements() {
        return new Walk<>(this);
    }

    private static final class Walk<E extends Enum<E>> implements Iterator<E> {
        static final String $JDK = "java.util.RegularEnumSet$EnumSetIterator";
        private final RegularEnumSet<E> s;
        private final Enum<?>[] seen = new Enum<?>[64]; // what was there in the beginning
        private int next;
        private int last = -1;

        Walk(RegularEnumSet<E> s) {
            this.s = s;
            for (int i = 0; i < 64; i++) {
                seen[i] = s.at[i];
            }
        }

        public boolean hasNext() {
            while (next < 64 && seen[next] == null) {
                next++;
            }
            return next < 64;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            return (E) seen[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (s.at[last] != null) {
                s.at[last] = null;
                s.size--;
            }
            last = -1;
        }
    }
}
