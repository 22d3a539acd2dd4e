// verdict: UNSAFE
// twin: WiderSafe
// about: A value is stored into an array of ints by reflection.
// about: A long does not become an int.
// run: values=true

import java.lang.reflect.Array;
import java.util.Random;

public class WiderRefused {
    public static void main(String[] args) {
        int[] a = {1};
        Object x = new Random().nextBoolean() ? (Object) 7L : (Object) 2;
        Array.set(a, 0, x); // expect: violated uncaught-exception
        assert a[0] == 2;
    }
}
