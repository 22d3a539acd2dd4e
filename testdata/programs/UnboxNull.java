// verdict: UNSAFE
// twin: UnboxSafe
// about: Boxed integers are objects, and so may be null.
// about: Unboxing does not ask first.
// run: values=false

import java.util.Random;

public class UnboxNull {
    static Integer lookup(boolean known) {
        return known ? Integer.valueOf(42) : null;
    }

    public static void main(String[] args) {
        Integer found = lookup(new Random().nextBoolean());
        int x = found; // expect: violated null-dereference
        assert x == 0 || x == 42;
    }
}
