// verdict: UNSAFE
// twin: EnumSetAllSafe
// about: All of three colours, of which some are taken away.
// about: All may have gone.
// run: values=3

import java.util.EnumSet;
import java.util.Random;

public class EnumSetAllTaken {
    enum Colour { RED, GREEN, BLUE }

    public static void main(String[] args) {
        EnumSet<Colour> left = EnumSet.allOf(Colour.class);
        int n = new Random().nextInt(4);
        for (int i = 0; i < n; i++) {
            left.remove(left.iterator().next());
        }
        assert left.iterator().next().ordinal() <= 2; // expect: violated uncaught-exception
    }
}
