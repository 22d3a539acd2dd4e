// verdict: SAFE
// twin: EnumSetTooEarly
// about: The static block of an enum runs when its constants are made, and may have sets of them.
// run:

import java.util.EnumSet;

public class EnumSetInTimeSafe {
    enum Side {
        LEFT, RIGHT;

        static final boolean IN;

        static {
            IN = EnumSet.of(LEFT).contains(LEFT);
        }
    }

    public static void main(String[] args) {
        assert Side.IN;
    }
}
