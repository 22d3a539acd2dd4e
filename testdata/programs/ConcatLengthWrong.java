// verdict: UNSAFE
// twin: ConcatLengthSafe
// about: A label is put together from a prefix and one of two names.
// about: One name is longer than the check allows for.
// run: values=false

import java.util.Random;

public class ConcatLengthWrong {
    static String label(String name) {
        return "mode:" + name;
    }

    public static void main(String[] args) {
        String s = label(new Random().nextBoolean() ? "fast" : "exact");
        assert s.length() == 9; // expect: violated assert
    }
}
