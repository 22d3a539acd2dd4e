// verdict: SAFE
// twin: LinearSearchNotFound
// about: The position of a number in an array, or the length if it is not there.
// run: values=1,2,3,9
// run: values=1,2,3,2

import java.util.Random;

public class LinearSearchSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int[] a = {random.nextInt(10), random.nextInt(10), random.nextInt(10)};
        int key = random.nextInt(10);
        int i = 0;
        while (i < a.length && a[i] != key) {
            i++;
        }
        if (i < a.length) {
            a[i] = 0;
        }
    }
}
