// verdict: UNSAFE
// twin: EnumSetSafe
// about: A set of days without those that are closed.
// about: The closed day is the one that is taken.
// run: values=1

import java.util.EnumSet;
import java.util.Random;

public class EnumSetLost {
    enum Day { SATURDAY, SUNDAY, MONDAY }

    public static void main(String[] args) {
        EnumSet<Day> open = EnumSet.of(Day.SATURDAY, Day.MONDAY);
        if (new Random().nextInt(2) == 1) {
            open.remove(Day.SATURDAY);
        }
        assert open.contains(Day.SATURDAY); // expect: violated assert
        assert open.iterator().next() != Day.SUNDAY;
    }
}
