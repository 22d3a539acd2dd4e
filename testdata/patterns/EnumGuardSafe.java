// verdict: SAFE
// twin: EnumGuardOverlaps
// about: A switch over an enum with constants and a guarded pattern.
// about: The guard asks for the last constant, so that each case gives another number.
// run: values=0
// run: values=2

import java.util.Random;

public class EnumGuardSafe {
    enum Light { RED, YELLOW, GREEN }

    static int number(Light l) {
        return switch (l) {
            case RED -> 0;
            case Light x when x.ordinal() > 1 -> 2;
            case YELLOW -> 1;
            case GREEN -> 3;
        };
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(3);
        Light l = n == 0 ? Light.RED : n == 1 ? Light.YELLOW : Light.GREEN;
        assert number(l) == n;
    }
}
