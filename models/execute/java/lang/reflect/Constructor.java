package java.lang.reflect;

/** A constructor. It can be called if the program names its class. */
public final class Constructor<T> extends Executable {
    private final Class<T> clazz;
    private final int slot;
    private final int modifiers;
    private final String desc;

    public Constructor(Class<T> clazz, int slot, int modifiers, String desc) {
        this.clazz = clazz;
        this.slot = slot;
        this.modifiers = modifiers;
        this.desc = desc;
    }

    public Class<T> getDeclaringClass() {
        return clazz;
    }

    public String getName() {
        return clazz.getName();
    }

    public int getModifiers() {
        return modifiers;
    }

    public int getParameterCount() {
        return super.getParameterCount();
    }

    public Class<?>[] getParameterTypes() {
        return super.getParameterTypes();
    }

    public boolean isVarArgs() {
        return super.isVarArgs();
    }

    public void setAccessible(boolean flag) {
        override = flag;
    }

    public String $desc() {
        return desc;
    }

    public boolean equals(Object o) {
        return o instanceof Constructor && ((Constructor<?>) o).clazz == clazz && ((Constructor<?>) o).slot == slot;
    }

    public int hashCode() {
        return getName().hashCode();
    }

    @SuppressWarnings("unchecked")
    public T newInstance(Object... args) throws InstantiationException, IllegalAccessException, InvocationTargetException {
        $check(modifiers, clazz.getModifiers());
        if ((clazz.getModifiers() & 0x400) != 0) {
            throw new InstantiationException();
        }
        if ((clazz.getModifiers() & 0x4000) != 0) {
            throw new IllegalArgumentException("Cannot reflectively create enum objects");
        }
        Object[] given = $args(args);
        Class.$initialised(clazz);
        try {
            return (T) Class.$construct(clazz, slot, given);
        } catch (Throwable t) {
            throw new InvocationTargetException(t);
        }
    }
}
