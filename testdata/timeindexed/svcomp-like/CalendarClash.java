// verdict: UNSAFE
// twin: CalendarSafe
// about: A calendar of days with a first and a second event each; event 2 never follows event 0.
// about: What is turned down is event 1 after event 0.
// run: args=1 values=0,2

import java.util.Random;

public class CalendarClash {
    static class Day {
        int first;
        int second;
        Day next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Day days = null;
        for (int i = 0; i < args.length; i++) {
            int first = random.nextInt(3);
            int second = random.nextInt(3);
            if (first != 0 || second != 1) {
                Day day = new Day();
                day.first = first;
                day.second = second;
                day.next = days;
                days = day;
            }
        }
        for (Day day = days; day != null; day = day.next) {
            assert day.first != 0 || day.second != 2; // expect: violated assert
        }
    }
}
