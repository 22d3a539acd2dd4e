// verdict: SAFE
// twin: ConcatLengthWrong
// about: A label is put together from a prefix and one of two names.
// run: values=true
// run: values=false

import java.util.Random;

public class ConcatLengthSafe {
    static String label(String name) {
        return "mode:" + name;
    }

    public static void main(String[] args) {
        String s = label(new Random().nextBoolean() ? "fast" : "slow");
        assert s.length() == 9;
    }
}
