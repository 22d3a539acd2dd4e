// verdict: UNSAFE
// twin: HashBucketSafe
// about: A hash code picks one of seven buckets.
// about: Math.abs of the smallest int is negative, and so is its remainder by seven.
// run: values=-2147483648

import java.util.Random;

public class HashBucketMinValue {
    static final int BUCKETS = 7;

    static int bucket(int hash) {
        return Math.abs(hash) % BUCKETS;
    }

    public static void main(String[] args) {
        int[] counts = new int[BUCKETS];
        Random random = new Random();
        for (int i = 0; i < 3; i++) {
            int hash = random.nextInt();
            counts[bucket(hash)]++; // expect: violated array-index
        }
    }
}
