// verdict: SAFE
// twin: StrongboxOpensLocked
// about: A strongbox is locked after three wrong codes, and stays so until the master resets it.
// run: lines=code 1|code 2|code 3|code 4711|reset 9902|code 4711

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** A strongbox with a code, a master code and a log. */
public class StrongboxSafe {
    enum State { CLOSED, OPEN, LOCKED }

    record Event(int number, State before, State after) { }

    private static final int TRIES = 3;

    private final List<Event> log = new ArrayList<>();
    private State state = State.CLOSED;
    private int wrong;
    private int code = 4711;

    private void go(State to) {
        log.add(new Event(log.size() + 1, state, to));
        state = to;
    }

    void enter(int n) {
        if (state == State.LOCKED || state == State.OPEN) {
            return;
        }
        if (n == code) {
            wrong = 0;
            go(State.OPEN);
        } else if (++wrong >= TRIES) {
            go(State.LOCKED);
        }
    }

    void close() {
        if (state == State.OPEN) {
            go(State.CLOSED);
        }
    }

    void reset(int master) {
        if (master == 9902 && state == State.LOCKED) {
            wrong = 0;
            go(State.CLOSED);
        }
    }

    void change(int n) {
        if (state == State.OPEN && n >= 1000 && n <= 9999) {
            code = n;
        }
    }

    void check() {
        for (Event e : log) {
            assert e.before() != State.LOCKED || e.after() == State.CLOSED;
        }
    }

    static int number(String line, int from) {
        try {
            return Integer.parseInt(line.substring(from).trim());
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        StrongboxSafe box = new StrongboxSafe();
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine();
            if (line.startsWith("code ")) {
                box.enter(number(line, 5));
            } else if (line.startsWith("reset ")) {
                box.reset(number(line, 6));
            } else if (line.startsWith("change ")) {
                box.change(number(line, 7));
            } else if (line.equals("close")) {
                box.close();
            } else {
                System.out.println("code N, reset N, change N or close");
            }
            System.out.println(box.state);
            box.check();
        }
    }
}
