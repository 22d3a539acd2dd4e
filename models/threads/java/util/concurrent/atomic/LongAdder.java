package java.util.concurrent.atomic;

/** A sum. It is looked at in one step where no other thread can add to it. */
public class LongAdder extends Number {
    static final String $STEPS = "add increment decrement $sum $reset";

    private long sum;

    public LongAdder() { }

    public void add(long x) {
        sum += x;
    }

    public void increment() {
        sum++;
    }

    public void decrement() {
        sum--;
    }

    /** What a look at parts of the sum gives, while other threads change some, has no model. */
    private static native void $changes();

    private long $sum() {
        return sum;
    }

    private long $reset() {
        long s = sum;
        sum = 0;
        return s;
    }

    public long sum() {
        if (!Thread.$alone()) {
            $changes();
        }
        return $sum();
    }

    public void reset() {
        sumThenReset();
    }

    public long sumThenReset() {
        if (!Thread.$alone()) {
            $changes();
        }
        return $reset();
    }

    public long longValue() {
        return sum();
    }

    public int intValue() {
        return (int) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return (double) sum();
    }

    public String toString() {
        return Long.toString(sum());
    }
}
