// verdict: SAFE
// twin: PrintedTailNull
// about: A printed list prints its elements, whose texts speak of the elements behind them.
// about: The last one has none behind it.
// run: values=9

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class PrintedTailSafe {
    static int printed;

    static class Stop {
        Stop next;
        int minutes;

        Stop(Stop next, int minutes) {
            this.next = next;
            this.minutes = minutes;
        }

        public String toString() {
            printed++;
            return next == null ? "end" : "to go: " + next.minutes;
        }
    }

    public static void main(String[] args) {
        Random r = new Random();
        Stop last = new Stop(null, r.nextInt(10));
        List<Stop> line = new ArrayList<>();
        line.add(new Stop(last, 3));
        line.add(last);
        System.out.println(line);
        System.out.println(last);
        assert printed == 3;
    }
}
