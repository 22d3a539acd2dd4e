package java.lang;

/** What all enums have in common. */
public abstract class Enum<E extends Enum<E>> implements Comparable<E>, java.io.Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    protected final Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public final int compareTo(E o) {
        Enum<?> other = o;
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        if (getDeclaringClass() != other.getDeclaringClass()) {
            throw new ClassCastException(String.$message());
        }
        return ordinal - other.ordinal;
    }

    public final native Class<E> getDeclaringClass();

    /** Where the class is a constant, what $valueOf finds among its constants. */
    @SuppressWarnings("unchecked")
    public static <T extends Enum<T>> T valueOf(Class<T> c, String name) {
        if (c == null) {
            throw new NullPointerException(String.$message());
        }
        return (T) $valueOf($constants(c), name);
    }

    /** The constants of an enum of the program, in a new array. */
    private static native Enum<?>[] $constants(Class<?> c);

    private static Enum<?> $valueOf(Enum<?>[] constants, String name) {
        for (int i = 0; i < constants.length; i++) {
            if (constants[i].name.equals(name)) {
                return constants[i];
            }
        }
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        throw new IllegalArgumentException(String.$message());
    }

    @SuppressWarnings("deprecation")
    protected final void finalize() {
    }
}
