package theorems;

/** The numbers from low to high, both of them included. */
public final class Range {
    private final int low;
    private final int high;

    public Range(int low, int high) {
        if (low > high) {
            throw new IllegalArgumentException("an empty range");
        }
        this.low = low;
        this.high = high;
    }

    public int low() {
        return low;
    }

    public int high() {
        return high;
    }

    public boolean contains(int x) {
        return low <= x && x <= high;
    }

    /** How many numbers there are. */
    public int size() {
        return high - low + 1;
    }

    /** The smallest range that has both. */
    public Range hull(Range other) {
        return new Range(Math.min(low, other.low), Math.max(high, other.high));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Range r && r.low == low && r.high == high;
    }

    @Override
    public int hashCode() {
        return 31 * low + high;
    }
}
