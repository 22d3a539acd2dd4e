// verdict: SAFE
// twin: ArrayAliased
// about: A copy of an array is changed; the original must keep its element.
// about: clone() makes an array of its own.
// run: values=3

import java.util.Random;

public class ArrayCloneSafe {
    public static void main(String[] args) {
        int[] original = {new Random().nextInt(10), 20};
        int before = original[0];
        int[] copy = original.clone();
        copy[0] = before + 1;
        assert original[0] == before;
        assert copy.length == 2 && copy[1] == 20;
    }
}
