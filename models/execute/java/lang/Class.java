package java.lang;

/**
 * What class files say. There is an object for each class that the program can
 * name, see the lowering. There is no reflection.
 */
public final class Class<T> implements java.io.Serializable, java.lang.reflect.GenericDeclaration, java.lang.reflect.Type, java.lang.reflect.AnnotatedElement {
    private Class() {
    }

    private static native String $name(Class<?> c);

    private static native String $simpleName(Class<?> c);

    private static native Class<?> $super(Class<?> c);

    private static native Class<?> $component(Class<?> c);

    private static native String $interfaces(Class<?> c);

    private static native int $modifiers(Class<?> c);

    /** 0 class, 1 interface, 2 primitive type, 3 array. */
    private static native int $kind(Class<?> c);

    /** The i-th class whose name has that hash code, or null. */
    private static native Class<?> $forName(int hash, int i);

    public String getName() {
        return $name(this);
    }

    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    public String getCanonicalName() {
        if (isArray()) {
            String c = getComponentType().getCanonicalName();
            return c == null ? null : c + "[]";
        }
        return getName().replace('$', '.');
    }

    public String getSimpleName() {
        return $simpleName(this);
    }

    public String getPackageName() {
        Class<?> c = this;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        if (c.isPrimitive()) {
            return "java.lang";
        }
        String n = c.getName();
        int dot = n.lastIndexOf('.');
        return dot < 0 ? "" : n.substring(0, dot);
    }

    public String toString() {
        return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
    }

    @SuppressWarnings("unchecked")
    public Class<? super T> getSuperclass() {
        if (isArray()) {
            return (Class<? super T>) (Class<?>) Object.class;
        }
        return (Class<? super T>) $super(this);
    }

    public Class<?>[] getInterfaces() {
        String names = $interfaces(this);
        int n = 0;
        for (int i = 0; i < names.length(); i++) {
            if (names.charAt(i) == ';') {
                n++;
            }
        }
        Class<?>[] all = new Class<?>[n];
        int from = 0;
        for (int i = 0; i < n; i++) {
            int to = names.indexOf(';', from);
            all[i] = $find(names.substring(from, to));
            from = to + 1;
        }
        return all;
    }

    /** The i-th text of the program with that hash code that is the name of no class, or null. */
    private static native String $missing(int hash, int i);

    /** The constants of an enum that the program can name. */
    private static native Object[] $constants(Class<?> c);

    /** Runs the initialiser of a class. */
    private static native void $initialise(Class<?> c);

    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        return isEnum() ? (T[]) $constants(this) : null;
    }

    T[] getEnumConstantsShared() {
        return getEnumConstants();
    }

    public static Class<?> forName(String name) throws ClassNotFoundException {
        Class<?> c = $find(name);
        if (c != null) {
            $initialise(c);
            return c;
        }
        for (int i = 0;; i++) {
            String no = $missing(name.hashCode(), i);
            if (no == null) {
                $unknown();
            }
            if (name.equals(no)) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    /** Not modelled: a class that the program does not name. */
    private static native void $unknown();

    private static Class<?> $find(String name) {
        for (int i = 0;; i++) {
            Class<?> c = $forName(name.hashCode(), i);
            if (c == null || c.getName().equals(name)) {
                return c;
            }
        }
    }

    public boolean isInterface() {
        return $kind(this) == 1;
    }

    public boolean isPrimitive() {
        return $kind(this) == 2;
    }

    public boolean isArray() {
        return $kind(this) == 3;
    }

    public boolean isAnnotation() {
        return (getModifiers() & 0x2000) != 0;
    }

    public boolean isSynthetic() {
        return (getModifiers() & 0x1000) != 0;
    }

    public boolean isHidden() {
        return false;
    }

    public boolean isEnum() {
        return (getModifiers() & 0x4000) != 0 && getSuperclass() == (Class<?>) Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == (Class<?>) Record.class;
    }

    public boolean isAnonymousClass() {
        return !isArray() && getSimpleName().isEmpty();
    }

    public int getModifiers() {
        return $kind(this) == 3 ? $modifiers(this) & 7 | 0x410 : $modifiers(this);
    }

    public Class<?> getComponentType() {
        return isArray() ? $component(this) : null;
    }

    public Class<?> componentType() {
        return getComponentType();
    }

    public boolean isInstance(Object o) {
        return o != null && isAssignableFrom(o.getClass());
    }

    public boolean isAssignableFrom(Class<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (this == c) {
            return true;
        }
        if (isPrimitive() || c.isPrimitive()) {
            return false;
        }
        if (this == (Class<?>) Object.class) {
            return true;
        }
        if (isArray()) {
            return c.isArray() && !c.getComponentType().isPrimitive() && !getComponentType().isPrimitive()
                && getComponentType().isAssignableFrom(c.getComponentType());
        }
        Class<?> s = c.getSuperclass();
        if (s != null && isAssignableFrom(s)) {
            return true;
        }
        if (isInterface()) {
            Class<?>[] all = c.getInterfaces();
            for (int i = 0; i < all.length; i++) {
                if (isAssignableFrom(all[i])) {
                    return true;
                }
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    public T cast(Object o) {
        if (o != null && !isInstance(o)) {
            throw new ClassCastException("Cannot cast " + o.getClass().getName() + " to " + getName());
        }
        return (T) o;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> c) {
        if (c.isAssignableFrom(this)) {
            return (Class<? extends U>) this;
        }
        throw new ClassCastException(toString());
    }

    public boolean desiredAssertionStatus() {
        return !getName().startsWith("java.") && !getName().startsWith("jdk.") && !getName().startsWith("sun.");
    }

    public ClassLoader getClassLoader() {
        return getName().startsWith("java.") ? null : $loader();
    }

    /** Not modelled. */
    private static native ClassLoader $loader();

    // Reflection: not modelled.

    @SuppressWarnings("unchecked")
    public native java.lang.reflect.TypeVariable<Class<T>>[] getTypeParameters();

    public native <A extends java.lang.annotation.Annotation> A getAnnotation(Class<A> c);

    public native java.lang.annotation.Annotation[] getAnnotations();

    public native java.lang.annotation.Annotation[] getDeclaredAnnotations();
}
