// verdict: UNSAFE
// twin: GuardOrderSafe
// about: The first label whose guard holds is taken.
// about: The wider guard comes first.
// run: values=15

import java.util.Random;

public class GuardOrderSwapped {
    record Reading(int value) { }

    static int level(Object o) {
        return switch (o) {
            case Reading r when r.value() > 5 -> 1;
            case Reading r when r.value() > 10 -> 2;
            case Reading r -> 0;
            default -> -1;
        };
    }

    public static void main(String[] args) {
        int v = new Random().nextInt(20);
        int level = level(new Reading(v));
        assert level != -1;
        assert (level == 2) == (v > 10); // expect: violated assert
    }
}
