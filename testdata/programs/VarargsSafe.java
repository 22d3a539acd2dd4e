// verdict: SAFE
// twin: VarargsNull
// about: A method with a variable number of arguments gets an array.
// about: Without arguments the array is empty.
// run: values=false
// run: values=true

import java.util.Random;

public class VarargsSafe {
    static int count(Object... items) {
        return items.length;
    }

    public static void main(String[] args) {
        boolean none = new Random().nextBoolean();
        int n = none ? count("a", "b") : count();
        assert n == 0 || n == 2;
    }
}
