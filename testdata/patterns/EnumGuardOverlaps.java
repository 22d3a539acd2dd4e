// verdict: UNSAFE
// twin: EnumGuardSafe
// about: A switch over an enum with constants and a guarded pattern.
// about: The guard also holds for the constant in the middle.
// run: values=1

import java.util.Random;

public class EnumGuardOverlaps {
    enum Light { RED, YELLOW, GREEN }

    static int number(Light l) {
        return switch (l) {
            case RED -> 0;
            case Light x when x.ordinal() > 0 -> 2;
            case YELLOW -> 1;
            case GREEN -> 3;
        };
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(3);
        Light l = n == 0 ? Light.RED : n == 1 ? Light.YELLOW : Light.GREEN;
        assert number(l) == n; // expect: violated assert
    }
}
