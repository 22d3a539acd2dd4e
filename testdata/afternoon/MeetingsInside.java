// verdict: UNSAFE
// twin: MeetingsSafe
// about: A meeting inside another one is not noticed.
// run: lines=meet 9:00 60|meet 9:15 30

import java.util.Comparator;
import java.util.Scanner;
import java.util.TreeSet;

public class MeetingsInside {
    record Meeting(int from, int minutes) {
        int to() {
            return from + minutes;
        }

        boolean overlaps(Meeting other) {
            return from < other.to() && other.from < to();
        }
    }

    private final TreeSet<Meeting> day = new TreeSet<>(Comparator.comparingInt(Meeting::from));

    boolean clashes(Meeting m) {
        for (Meeting other : day) {
            if (m.from() <= other.from() && other.from() < m.to() || m.from() < other.to() && other.to() <= m.to()) {
                return true;
            }
        }
        return false;
    }

    String add(int from, int minutes) {
        if (from < 0 || minutes < 5 || minutes > 480) {
            return "not possible";
        }
        Meeting m = new Meeting(from, minutes);
        if (m.to() > 24 * 60) {
            return "too late";
        }
        if (clashes(m)) {
            return "there is another meeting";
        }
        day.add(m);
        return "ok";
    }

    void check() {
        Meeting last = null;
        for (Meeting m : day) {
            assert last == null || !last.overlaps(m); // expect: violated assert
            last = m;
        }
    }

    void list() {
        for (Meeting m : day) {
            System.out.println(clock(m.from()) + " - " + clock(m.to()));
        }
    }

    static String clock(int minutes) {
        int rest = minutes % 60;
        return minutes / 60 + (rest < 10 ? ":0" : ":") + rest;
    }

    /** Minutes since midnight, or -1. */
    static int parse(String time) {
        int colon = time.indexOf(':');
        if (colon < 1) {
            return -1;
        }
        try {
            int h = Integer.parseInt(time.substring(0, colon));
            int m = Integer.parseInt(time.substring(colon + 1));
            return h < 0 || h > 23 || m < 0 || m > 59 ? -1 : h * 60 + m;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        MeetingsInside calendar = new MeetingsInside();
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            String command = in.next();
            if (command.equals("quit")) {
                break;
            } else if (command.equals("list")) {
                calendar.list();
            } else if (command.equals("meet") && in.hasNext()) {
                int from = parse(in.next());
                System.out.println(calendar.add(from, in.hasNextInt() ? in.nextInt() : 30));
                calendar.check();
            } else {
                System.out.println("meet, list or quit");
            }
        }
    }
}
