package java.lang;

/** A machine with one processor and memory enough. */
public class Runtime {
    private static final Runtime ONE = new Runtime();

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return ONE;
    }

    public int availableProcessors() {
        return 1;
    }

    public long freeMemory() {
        return 1 << 30;
    }

    public long totalMemory() {
        return 1 << 30;
    }

    public long maxMemory() {
        return 1 << 30;
    }

    public void gc() {
    }

    public native void exit(int code);

    public native void halt(int code);
}
