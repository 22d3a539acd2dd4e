package java.util.concurrent.atomic;

/** For one thread: a boolean that can be changed. */
public class AtomicBoolean implements java.io.Serializable {
    static final String $STEPS = "*";

    private boolean value;

    public AtomicBoolean(boolean x) {
        value = x;
    }

    public AtomicBoolean() {
    }

    public final boolean get() {
        return value;
    }

    public final boolean compareAndSet(boolean expected, boolean x) {
        if (value != expected) {
            return false;
        }
        value = x;
        return true;
    }

    public final void set(boolean x) {
        value = x;
    }

    public final void lazySet(boolean x) {
        value = x;
    }

    public final boolean getAndSet(boolean x) {
        boolean old = value;
        value = x;
        return old;
    }

    public final boolean getPlain() {
        return value;
    }

    public final void setPlain(boolean x) {
        value = x;
    }

    public final boolean getAcquire() {
        return value;
    }

    public final void setRelease(boolean x) {
        value = x;
    }

    public String toString() {
        return String.valueOf(value);
    }
}
