// verdict: UNSAFE

/**
 * A mistake that tests rarely find: one int has no absolute value. With
 * --ints=unbounded, the integers of the textbook, this program is SAFE.
 */
public class Buckets {
    public static void main(String[] args) {
        int[] count = new int[10];
        for (String arg : args) {
            int key = Integer.parseInt(arg);
            int bucket = Math.abs(key) % count.length;
            count[bucket]++;
        }
    }
}
