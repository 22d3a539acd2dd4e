// verdict: SAFE
// twin: ReverseListLoses
// about: A list of readings is turned round in place; its first element becomes its last.
// run: values=2,40,2,7

import java.util.Random;

public class ReverseListSafe {
    static class Reading {
        final int celsius;
        Reading next;

        Reading(int celsius, Reading next) {
            this.celsius = celsius;
            this.next = next;
        }
    }

    static Reading reverse(Reading list) {
        Reading done = null;
        while (list != null) {
            Reading rest = list.next;
            list.next = done;
            done = list;
            list = rest;
        }
        return done;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int n = 1 + random.nextInt(10);
        Reading list = null;
        for (int i = 0; i < n; i++) {
            list = new Reading(random.nextInt(60) - 10, list);
        }
        list = reverse(list);
        int warmest = list.celsius;
        for (Reading r = list.next; r != null; r = r.next) {
            if (r.celsius > warmest) {
                warmest = r.celsius;
            }
        }
        assert warmest >= -10 && warmest < 50;
    }
}
