// verdict: UNSAFE
// twin: WeekdaySafe
// about: The name of a day by its number, from a list that does not change.
// about: The number may be that of an eighth day.
// run: values=7

import java.util.List;
import java.util.Random;

public class WeekdayTooLarge {
    public static void main(String[] args) {
        List<String> names = List.of("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su");
        int day = new Random().nextInt(8);
        String name = names.get(day); // expect: violated array-index
        assert name.length() == 2;
    }
}
