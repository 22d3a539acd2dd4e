// verdict: SAFE
// twin: UnboxNull
// about: Boxed integers are objects, and so may be null.
// run: values=true
// run: values=false

import java.util.Random;

public class UnboxSafe {
    static Integer lookup(boolean known) {
        return known ? Integer.valueOf(42) : null;
    }

    public static void main(String[] args) {
        Integer found = lookup(new Random().nextBoolean());
        int x = found == null ? 0 : found;
        assert x == 0 || x == 42;
    }
}
