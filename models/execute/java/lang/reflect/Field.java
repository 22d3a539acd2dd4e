package java.lang.reflect;

/** A field, as its class file describes it. It cannot be written. */
public final class Field extends AccessibleObject implements Member {
    private final Class<?> clazz;
    private final int slot;
    private final int modifiers;
    private final String name;
    private final String desc;

    public Field(Class<?> clazz, int slot, int modifiers, String name, String desc) {
        this.clazz = clazz;
        this.slot = slot;
        this.modifiers = modifiers;
        this.name = name;
        this.desc = desc;
    }

    public Class<?> getDeclaringClass() {
        return clazz;
    }

    public String getName() {
        return name;
    }

    public int getModifiers() {
        return modifiers & 0x50df;
    }

    public boolean isSynthetic() {
        return (modifiers & 0x1000) != 0;
    }

    public boolean isEnumConstant() {
        return (modifiers & 0x4000) != 0;
    }

    public Class<?> getType() {
        return Class.$described(desc);
    }

    public void setAccessible(boolean flag) {
        override = flag;
    }

    public Object get(Object self) throws IllegalAccessException {
        if (!override && (modifiers & clazz.getModifiers() & 1) == 0) {
            $access();
        }
        if ((modifiers & 8) != 0) {
            self = null;
            Class.$initialised(clazz);
        } else if (self == null) {
            throw new NullPointerException();
        } else if (!clazz.isInstance(self)) {
            $access();
        }
        try {
            return Class.$read(clazz, slot, self);
        } catch (Throwable t) {
            throw new AssertionError(t);
        }
    }

    /** Not modelled: who reads it, or an object of another class. */
    private static native void $access();

    public boolean isAnnotationPresent(Class<? extends java.lang.annotation.Annotation> c) {
        return getAnnotation(c) != null;
    }

    public boolean equals(Object o) {
        return o instanceof Field && ((Field) o).clazz == clazz && ((Field) o).name.equals(name) && ((Field) o).desc.equals(desc);
    }

    public int hashCode() {
        return clazz.getName().hashCode() ^ name.hashCode();
    }

    public String toString() {
        String text = Modifier.toString(getModifiers() & 0xdf);
        return (text.isEmpty() ? "" : text + " ") + getType().getTypeName() + " " + clazz.getTypeName() + "." + name;
    }
}
