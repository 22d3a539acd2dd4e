// verdict: UNSAFE
// twin: EnumSetInTimeSafe
// about: While the constants of an enum are made, there is no set of them.
// run:

import java.util.EnumSet;

public class EnumSetTooEarly {
    enum Side {
        LEFT, RIGHT;

        final boolean in;

        Side() {
            boolean found = false;
            try {
                found = EnumSet.of(this).contains(this);
            } catch (ClassCastException e) {
                System.out.println("too early");
            }
            in = found;
        }
    }

    public static void main(String[] args) {
        assert Side.LEFT.in; // expect: violated assert
    }
}
