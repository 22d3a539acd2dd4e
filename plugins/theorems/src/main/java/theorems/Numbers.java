package theorems;

/** Arithmetic that is easy to get wrong. */
public final class Numbers {
    private Numbers() {}

    /** x, or the bound that it is beyond. */
    public static int clamp(int x, int low, int high) {
        return x < low ? low : x > high ? high : x;
    }

    /** The largest of three numbers. */
    public static int max(int a, int b, int c) {
        int most = a;
        if (b > most) {
            most = b;
        }
        if (c > most) {
            most = c;
        }
        return most;
    }

    /** The middle of two numbers, rounded down. */
    public static int middle(int a, int b) {
        return (a + b) / 2;
    }

    /** The middle of two numbers that are not negative. */
    public static int safeMiddle(int a, int b) {
        return (a + b) >>> 1;
    }

    /** How many pages it takes. */
    public static int pages(int items, int each) {
        return (items + each - 1) / each;
    }

    public static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    /** The sum of the digits of a number. */
    public static int digitSum(int n) {
        int sum = 0;
        for (int rest = n; rest != 0; rest /= 10) {
            sum += rest % 10;
        }
        return sum;
    }

    /** -1, 0 or 1. */
    public static int sign(int n) {
        return n > 0 ? 1 : n < 0 ? -1 : 0;
    }

    /** The distance between two numbers. */
    public static int distance(int a, int b) {
        return Math.abs(a - b);
    }

    /** A percentage of an amount, rounded down. */
    public static long percent(int amount, int percent) {
        return (long) amount * percent / 100;
    }
}
