package standin;

/** Takes the place of java.util.Random: its values come from {@link Inputs}. */
public class Random {
    public Random() { }

    public Random(long seed) { }

    public int nextInt() {
        return (int) Inputs.integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return (int) Inputs.integer(0, bound - 1);
    }

    public long nextLong() {
        return Inputs.integer(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public boolean nextBoolean() {
        return Inputs.bool();
    }
}
