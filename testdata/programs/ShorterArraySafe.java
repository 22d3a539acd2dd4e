// verdict: SAFE
// twin: ShorterArrayTooShort
// about: An array of the type of another one is made by reflection, with one element less.
// about: All elements but one are copied.
// run: values=1,2

import java.lang.reflect.Array;
import java.util.Random;

/** Removes an element of an array of any type. */
public class ShorterArraySafe {
    static Object without(Object a, int i) {
        int n = Array.getLength(a);
        Object shorter = Array.newInstance(a.getClass().getComponentType(), n - 1);
        System.arraycopy(a, 0, shorter, 0, i);
        System.arraycopy(a, i + 1, shorter, i, n - i - 1);
        return shorter;
    }

    public static void main(String[] args) {
        Random r = new Random();
        float[] a = new float[r.nextInt(50) + 2];
        int i = r.nextInt(100);
        if (i < a.length) {
            float[] b = (float[]) without(a, i);
            boolean[] c = (boolean[]) without(new boolean[3], 2);
            System.out.println(b.length + c.length);
        }
    }
}
