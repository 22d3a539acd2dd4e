package jdk.internal.misc;

/** Memory that is no object's is not there. */
public class ScopedMemoryAccess {
    private static final ScopedMemoryAccess ONE = new ScopedMemoryAccess();

    private ScopedMemoryAccess() {
    }

    public static ScopedMemoryAccess getScopedMemoryAccess() {
        return ONE;
    }
}
