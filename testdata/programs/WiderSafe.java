// verdict: SAFE
// twin: WiderRefused
// about: A value is stored into an array of ints by reflection.
// about: A char becomes an int.
// run: values=true

import java.lang.reflect.Array;
import java.util.Random;

public class WiderSafe {
    public static void main(String[] args) {
        int[] a = {1};
        Object x = new Random().nextBoolean() ? (Object) 'c' : (Object) 2;
        Array.set(a, 0, x);
        assert a[0] == 'c' || a[0] == 2;
    }
}
