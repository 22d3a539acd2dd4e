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
            in = EnumSet.of(this).contains(this); // expect: violated class-cast
        }
    }

    public static void main(String[] args) {
        assert Side.LEFT.in;
    }
}
