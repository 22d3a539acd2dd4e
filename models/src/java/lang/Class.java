package java.lang;

/**
 * What class files say of the classes that the program can name. What is asked of
 * another class has any answer.
 */
public final class Class<T> implements java.io.Serializable, java.lang.reflect.GenericDeclaration, java.lang.reflect.Type, java.lang.reflect.AnnotatedElement {
    private Class() {
    }

    private static native String $name(Class<?> c);

    private static native String $simpleName(Class<?> c);

    private static native Class<?> $super(Class<?> c);

    private static native Class<?> $component(Class<?> c);

    private static native int $modifiers(Class<?> c);

    /** 0 class, 1 interface, 2 primitive type, 3 array. */
    private static native int $kind(Class<?> c);

    /** Whether a variable of class c can hold objects of class d. */
    private static native boolean $assignable(Class<?> c, Class<?> d);

    public String getName() {
        return $name(this);
    }

    public String getSimpleName() {
        return $simpleName(this);
    }

    public String toString() {
        int kind = $kind(this);
        return kind == 1 ? "interface " + $name(this) : kind == 2 ? $name(this) : "class " + $name(this);
    }

    @SuppressWarnings("unchecked")
    public Class<? super T> getSuperclass() {
        return (Class<? super T>) $super(this);
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

    public boolean isEnum() {
        return ($modifiers(this) & 0x4000) != 0 && $super(this) == (Class<?>) Enum.class;
    }

    public boolean isRecord() {
        return $super(this) == (Class<?>) Record.class;
    }

    public int getModifiers() {
        return $kind(this) == 3 ? $modifiers(this) & 7 | 0x410 : $modifiers(this);
    }

    public Class<?> getComponentType() {
        return $component(this);
    }

    public Class<?> componentType() {
        return $component(this);
    }

    public boolean isInstance(Object o) {
        return o != null && $assignable(this, o.getClass());
    }

    public boolean isAssignableFrom(Class<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        return $assignable(this, c);
    }

    @SuppressWarnings("unchecked")
    public T cast(Object o) {
        if (o != null && !$assignable(this, o.getClass())) {
            throw new ClassCastException("Cannot cast " + $name(o.getClass()) + " to " + $name(this));
        }
        return (T) o;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> c) {
        if (c == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
        if (!$assignable(c, this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    public native boolean desiredAssertionStatus();

    // Reflection: not modelled.

    @SuppressWarnings("unchecked")
    public native java.lang.reflect.TypeVariable<Class<T>>[] getTypeParameters();

    public native <A extends java.lang.annotation.Annotation> A getAnnotation(Class<A> c);

    public native java.lang.annotation.Annotation[] getAnnotations();

    public native java.lang.annotation.Annotation[] getDeclaredAnnotations();
}
