// verdict: UNSAFE
// twin: SortedThenFoundSafe
// about: The array is searched before it is sorted.
// run: values=3,1,2,9,0

import java.util.Arrays;
import java.util.Random;

public class SearchedBeforeSorted {
    public static void main(String[] args) {
        Random random = new Random();
        int[] a = new int[4];
        for (int i = 0; i < a.length; i++) {
            a[i] = random.nextInt(100);
        }
        int wanted = a[random.nextInt(a.length)];
        int at = Arrays.binarySearch(a, wanted);
        Arrays.sort(a);
        assert at >= 0; // expect: violated assert
    }
}
