// verdict: SAFE
// twin: WeekPlanFreeDay
// about: Hours of work for each day of the week.
// run: values=0,1,0,2,4,3
// run: values=1,0,2,0,3,0

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;

public class WeekPlanSafe {
    enum Day { MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY }

    private final Map<Day, Integer> hours = new EnumMap<>(Day.class);

    void work(Day day, int n) {
        hours.merge(day, n, Integer::sum);
    }

    int total() {
        int sum = 0;
        for (Day d : Day.values()) {
            sum += hours.getOrDefault(d, 0);
        }
        return sum;
    }

    public static void main(String[] args) {
        Random random = new Random();
        WeekPlanSafe plan = new WeekPlanSafe();
        Day[] days = Day.values();
        for (int i = 0; i < 3; i++) {
            plan.work(days[random.nextInt(days.length)], 1 + random.nextInt(4));
        }
        int total = plan.total();
        assert total >= 3 && total <= 12;
    }
}
