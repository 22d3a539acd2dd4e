package standin;

/**
 * Takes the place of java.util.Random: its values come from {@link Inputs},
 * those of a generator with a seed from the JDK.
 */
public class Random {
    private final java.util.Random seeded; // null: there is no seed

    public Random() {
        seeded = null;
    }

    public Random(long seed) {
        seeded = new java.util.Random(seed);
    }

    public int nextInt() {
        return seeded != null ? seeded.nextInt() : (int) Inputs.integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return seeded != null ? seeded.nextInt(bound) : (int) Inputs.integer(0, bound - 1);
    }

    public long nextLong() {
        return seeded != null ? seeded.nextLong() : Inputs.integer(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public int nextInt(int low, int bound) {
        if (low >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return (int) Inputs.integer(low, bound - 1);
    }

    public boolean nextBoolean() {
        return seeded != null ? seeded.nextBoolean() : Inputs.bool();
    }

    public double nextDouble() {
        return seeded != null ? seeded.nextDouble() : Inputs.fraction();
    }
}
