package calc;

/** Functions of whole numbers. */
public final class Functions {
    private static final int[] SQUARES = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81};

    private Functions() {
    }

    /** The greatest common divisor; 0 for two zeros. */
    public static int gcd(int a, int b) {
        int x = Math.abs(a);
        int y = Math.abs(b);
        while (y != 0) {
            int rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }

    /** The mean of some numbers; 0 if there are none. */
    public static int mean(int... numbers) {
        if (numbers == null || numbers.length == 0) {
            return 0;
        }
        long sum = 0;
        for (int n : numbers) {
            sum += n;
        }
        return (int) (sum / numbers.length);
    }

    /** The largest number; the smallest int if there are none. */
    public static int max(int... numbers) {
        int best = Integer.MIN_VALUE;
        if (numbers == null) {
            return best;
        }
        for (int n : numbers) {
            best = Math.max(best, n);
        }
        return best;
    }

    /** The square of the last digit. */
    public static int squareOfLastDigit(int n) {
        return SQUARES[Math.abs(n % 10)];
    }

    /** Percents of a whole; 0 of nothing. */
    public static int percent(int part, int whole) {
        if (whole == 0) {
            return 0;
        }
        return (int) (100L * part / whole);
    }

    /** How often a number is halved until it is 0. */
    public static int halvings(int n) {
        int count = 0;
        while (n > 0) {
            n /= 2;
            count++;
        }
        return count;
    }
}
