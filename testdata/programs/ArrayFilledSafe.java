// verdict: SAFE
// twin: ArrayFilledWithOthers
// about: A function fills an array with what its class can hold.
// run: args=a,b

import java.util.Arrays;

public class ArrayFilledSafe {
    public static void main(String[] args) {
        Object[] a = args.length > 1 ? new Integer[args.length] : new Object[1];
        Arrays.setAll(a, i -> i);
        System.out.println(Arrays.deepToString(a));
    }
}
