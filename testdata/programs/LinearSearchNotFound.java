// verdict: UNSAFE
// twin: LinearSearchSafe
// about: The position of a number in an array, or the length if it is not there.
// about: The position is used as if the number were always found.
// run: values=1,2,3,9

import java.util.Random;

public class LinearSearchNotFound {
    public static void main(String[] args) {
        Random random = new Random();
        int[] a = {random.nextInt(10), random.nextInt(10), random.nextInt(10)};
        int key = random.nextInt(10);
        int i = 0;
        while (i < a.length && a[i] != key) {
            i++;
        }
        a[i] = 0; // expect: violated array-index
    }
}
