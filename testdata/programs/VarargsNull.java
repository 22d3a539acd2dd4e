// verdict: UNSAFE
// twin: VarargsSafe
// about: A method with a variable number of arguments gets an array.
// about: Null in the place of the array is passed on as it is.
// run: values=false

import java.util.Random;

public class VarargsNull {
    static int count(Object... items) {
        return items.length; // expect: violated null-dereference
    }

    public static void main(String[] args) {
        boolean none = new Random().nextBoolean();
        int n = none ? count("a", "b") : count((Object[]) null);
        assert n == 0 || n == 2;
    }
}
