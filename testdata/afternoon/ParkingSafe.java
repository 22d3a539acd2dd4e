// verdict: SAFE
// twin: ParkingMeanOfNone
// about: Cars come and go; the mean stay is only asked for when one has left.
// run: lines=in ABC 10|out ABC 40|mean

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

/** The gate of a car park: who comes in, who leaves, and what that costs. */
public class ParkingSafe {
    private static final int PLACES = 40;

    record Stay(String plate, int from, int to) {
        int minutes() {
            return to - from;
        }

        int fee() {
            return minutes() <= 30 ? 0 : 2 * ((minutes() + 59) / 60);
        }
    }

    private final Map<String, Integer> parked = new LinkedHashMap<>();
    private final List<Stay> stays = new ArrayList<>();
    private int clock;

    String in(String plate, int time) {
        if (time < clock || time > 100000) {
            return "the clock does not go back";
        }
        if (parked.size() == PLACES) {
            return "full";
        }
        if (parked.containsKey(plate)) {
            return plate + " is here already";
        }
        clock = time;
        parked.put(plate, time);
        return "welcome";
    }

    String out(String plate, int time) {
        if (time < clock || time > 100000) {
            return "the clock does not go back";
        }
        Integer from = parked.remove(plate);
        if (from == null) {
            return plate + " is not here";
        }
        clock = time;
        Stay stay = new Stay(plate, from, time);
        stays.add(stay);
        return "that is " + stay.fee();
    }

    String mean() {
        int sum = 0;
        for (Stay s : stays) {
            sum += s.minutes();
        }
        if (stays.isEmpty()) {
            return "nobody has left yet";
        }
        return "on average " + sum / stays.size() + " minutes";
    }

    void list() {
        for (Map.Entry<String, Integer> e : parked.entrySet()) {
            System.out.println(e.getKey() + " since " + e.getValue());
        }
    }

    static int time(Scanner in) {
        return in.hasNextInt() ? in.nextInt() : -1;
    }

    public static void main(String[] args) {
        ParkingSafe gate = new ParkingSafe();
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            String command = in.next();
            String answer;
            switch (command) {
                case "in":
                    answer = in.hasNext() ? gate.in(in.next(), time(in)) : "who?";
                    break;
                case "out":
                    answer = in.hasNext() ? gate.out(in.next(), time(in)) : "who?";
                    break;
                case "mean":
                    answer = gate.mean();
                    break;
                case "list":
                    gate.list();
                    continue;
                default:
                    answer = "in, out, mean or list";
            }
            System.out.println(answer);
            for (Stay s : gate.stays) {
                assert s.fee() >= 0;
            }
        }
    }
}
