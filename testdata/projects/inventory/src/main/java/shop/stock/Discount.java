package shop.stock;

/** Percents off, by the number of pieces. */
public final class Discount {
    private final int[] limits;
    private final int[] percents;

    /** Percents from a limit on; limits must grow. */
    public Discount(int[] limits, int[] percents) {
        if (limits == null || percents == null || limits.length != percents.length) {
            throw new IllegalArgumentException("each limit needs a percentage");
        }
        for (int i = 1; i < limits.length; i++) {
            if (limits[i] <= limits[i - 1]) {
                throw new IllegalArgumentException("limits must grow");
            }
        }
        this.limits = limits.clone();
        this.percents = percents.clone();
    }

    /** The percentage for some pieces. */
    public int percent(int pieces) {
        int found = 0;
        for (int i = 0; i < limits.length; i++) {
            if (pieces >= limits[i]) {
                found = percents[i];
            }
        }
        return found;
    }

    /** How many pieces are missing to the next limit; 0 if there is none. */
    public int missing(int pieces) {
        int i = 0;
        while (i < limits.length && limits[i] <= pieces) {
            i++;
        }
        return i == limits.length ? 0 : limits[i] - pieces;
    }

    /** The highest limit, or 0 if there are no limits. */
    public int highest() {
        return limits.length == 0 ? 0 : limits[limits.length - 1];
    }

    /** A price in cents with the percentage off. */
    public long reduced(Item item, int pieces) {
        if (item == null || pieces <= 0) {
            return 0;
        }
        long full = item.price(pieces);
        return full - full * percent(pieces) / 100;
    }
}
