// verdict: SAFE
// twin: SearchedBeforeSorted
// about: An element of a sorted array is found.
// run: values=3,1,2,9,1

import java.util.Arrays;
import java.util.Random;

public class SortedThenFoundSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int[] a = new int[4];
        for (int i = 0; i < a.length; i++) {
            a[i] = random.nextInt(100);
        }
        int wanted = a[random.nextInt(a.length)];
        Arrays.sort(a);
        int at = Arrays.binarySearch(a, wanted);
        assert at >= 0;
    }
}
