// verdict: UNSAFE
// twin: ReverseListSafe
// about: A list of readings is turned round in place; its first element becomes its last.
// about: What is left to do is taken for what is done, and nothing comes back.
// run: values=0,5

import java.util.Random;

public class ReverseListLoses {
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
            done = rest;
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
        int warmest = list.celsius; // expect: violated null-dereference
        for (Reading r = list.next; r != null; r = r.next) {
            if (r.celsius > warmest) {
                warmest = r.celsius;
            }
        }
        assert warmest >= -10 && warmest < 50;
    }
}
