// verdict: SAFE
// twin: BinarySearchSevenEnds
// about: A binary search in seven numbers finds each of them.
// run: values=13
// run: values=4

import java.util.Random;

public class BinarySearchSevenSafe {
    private static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17};

    static int search(int x) {
        int low = 0;
        int high = PRIMES.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (PRIMES[middle] == x) {
                return middle;
            } else if (PRIMES[middle] < x) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        int x = new Random().nextInt();
        int at = search(x);
        if (at >= 0) {
            assert PRIMES[at] == x;
        } else {
            assert x != 2 && x != 7 && x != 11 && x != 17;
        }
    }
}
