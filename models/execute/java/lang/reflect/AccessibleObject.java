package java.lang.reflect;

/** What may be asked for whether it may be used. */
public class AccessibleObject implements AnnotatedElement {
    boolean override;

    protected AccessibleObject() {
    }

    public void setAccessible(boolean flag) {
        override = flag;
    }

    public final boolean trySetAccessible() {
        override = true;
        return true;
    }

    @Deprecated
    public boolean isAccessible() {
        return override;
    }

    // Not modelled.

    public native <T extends java.lang.annotation.Annotation> T getAnnotation(Class<T> c);

    public native java.lang.annotation.Annotation[] getAnnotations();

    public native java.lang.annotation.Annotation[] getDeclaredAnnotations();
}
