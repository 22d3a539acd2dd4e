// verdict: UNSAFE
// twin: ArrayCloneSafe
// about: A copy of an array is changed; the original must keep its element.
// about: The second variable names the same array.
// run: values=3

import java.util.Random;

public class ArrayAliased {
    public static void main(String[] args) {
        int[] original = {new Random().nextInt(10), 20};
        int before = original[0];
        int[] copy = original;
        copy[0] = before + 1;
        assert original[0] == before; // expect: violated assert
        assert copy.length == 2 && copy[1] == 20;
    }
}
