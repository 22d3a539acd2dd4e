// verdict: UNSAFE
// twin: FirstHitSafe
// about: The index of the first hit, if there is one.
// about: There may be none.
// run: values=4

import java.util.OptionalInt;
import java.util.Random;

public class FirstHitMissing {
    static OptionalInt find(int[] a, int x) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == x) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    public static void main(String[] args) {
        int[] a = {2, 3, 5};
        int at = find(a, new Random().nextInt(6)).getAsInt(); // expect: violated uncaught-exception
        assert at < a.length;
    }
}
