// verdict: UNSAFE
// twin: ArrayFilledSafe
// about: The array is one of texts.
// run: args=a,b

import java.util.Arrays;

public class ArrayFilledWithOthers {
    public static void main(String[] args) {
        Object[] a = args.length > 1 ? new String[args.length] : new Object[1];
        try {
            Arrays.setAll(a, i -> i);
        } catch (ArrayStoreException e) {
            throw new IllegalStateException(e); // expect: violated uncaught-exception
        }
        System.out.println(Arrays.deepToString(a));
    }
}
