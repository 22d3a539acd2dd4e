// verdict: UNSAFE
// twin: DoorLogSafe
// about: A locked door opens with the number of a closed one.
// run: lines=x|12

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class DoorLogForgotten {
    static final int CLOSED = 0;
    static final int OPEN = 1;
    static final int LOCKED = 2;

    record Event(int before, int after) { }

    private final List<Event> log = new ArrayList<>();
    private int state = CLOSED;

    private void go(int to) {
        log.add(new Event(state, to));
        state = to;
    }

    void enter(int n) {
        if (state == CLOSED) {
            go(n == 7 ? OPEN : LOCKED);
        } else if (n == 12) {
            go(OPEN);
        }
    }

    static int number(String line) {
        try {
            return Integer.parseInt(line.trim());
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        DoorLogForgotten door = new DoorLogForgotten();
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            door.enter(number(in.nextLine()));
            for (Event e : door.log) {
                assert e.before() != LOCKED || e.after() == CLOSED; // expect: violated assert
            }
        }
    }
}
