// verdict: SAFE
// twin: WeekdayTooLarge
// about: The name of a day by its number, from a list that does not change.
// run: values=6

import java.util.List;
import java.util.Random;

public class WeekdaySafe {
    public static void main(String[] args) {
        List<String> names = List.of("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su");
        int day = new Random().nextInt(7);
        String name = names.get(day);
        assert name.length() == 2;
    }
}
