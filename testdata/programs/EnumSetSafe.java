// verdict: SAFE
// twin: EnumSetLost
// about: A set of days without those that are closed.
// run: values=0
// run: values=1

import java.util.EnumSet;
import java.util.Random;

public class EnumSetSafe {
    enum Day { SATURDAY, SUNDAY, MONDAY }

    public static void main(String[] args) {
        EnumSet<Day> open = EnumSet.of(Day.SATURDAY, Day.MONDAY);
        if (new Random().nextInt(2) == 1) {
            open.remove(Day.SATURDAY);
        }
        assert open.contains(Day.MONDAY);
        assert open.iterator().next() != Day.SUNDAY;
    }
}
