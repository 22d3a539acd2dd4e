// verdict: SAFE
// twin: HashBucketMinValue
// about: A hash code picks one of seven buckets.
// about: The remainder is made non-negative after the division.
// run: values=-2147483648,0,99

import java.util.Random;

public class HashBucketSafe {
    static final int BUCKETS = 7;

    static int bucket(int hash) {
        int b = hash % BUCKETS;
        return b < 0 ? b + BUCKETS : b;
    }

    public static void main(String[] args) {
        int[] counts = new int[BUCKETS];
        Random random = new Random();
        for (int i = 0; i < 3; i++) {
            int hash = random.nextInt();
            counts[bucket(hash)]++;
        }
    }
}
