// verdict: SAFE
// twin: FirstHitMissing
// about: The index of the first hit, if there is one.
// run: values=4

import java.util.OptionalInt;
import java.util.Random;

public class FirstHitSafe {
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
        int at = find(a, new Random().nextInt(6)).orElse(-1);
        assert at < a.length;
    }
}
