// verdict: UNSAFE
// twin: EventTableSafe
// about: The counters of a table add up to the number of events.
// about: An event of the first kind is counted twice.
// run: values=3,0,2,2

import java.util.Random;

public class EventTableTwice {
    enum Kind { CLICK, KEY, SCROLL, RESIZE }

    private final int[] counters = new int[Kind.values().length];
    private int events;

    void happen(Kind kind) {
        counters[kind.ordinal()]++;
        if (kind == Kind.CLICK) {
            counters[0]++;
        }
        events++;
    }

    int sum() {
        int sum = 0;
        for (int c : counters) {
            sum += c;
        }
        return sum;
    }

    public static void main(String[] args) {
        Random random = new Random();
        EventTableTwice table = new EventTableTwice();
        Kind[] kinds = Kind.values();
        int n = random.nextInt(50);
        for (int i = 0; i < n; i++) {
            table.happen(kinds[random.nextInt(kinds.length)]);
        }
        assert table.sum() == n; // expect: violated assert
        System.out.println(table.sum() + " events");
    }
}
