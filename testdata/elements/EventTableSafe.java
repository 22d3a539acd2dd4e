// verdict: SAFE
// twin: EventTableTwice
// about: The counters of a table add up to the number of events.
// run: values=3,1,2,2

import java.util.Random;

public class EventTableSafe {
    enum Kind { CLICK, KEY, SCROLL, RESIZE }

    private final int[] counters = new int[Kind.values().length];
    private int events;

    void happen(Kind kind) {
        counters[kind.ordinal()]++;
        if (kind == Kind.RESIZE && events < 0) {
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
        EventTableSafe table = new EventTableSafe();
        Kind[] kinds = Kind.values();
        int n = random.nextInt(50);
        for (int i = 0; i < n; i++) {
            table.happen(kinds[random.nextInt(kinds.length)]);
        }
        assert table.sum() == n;
        System.out.println(table.sum() + " events");
    }
}
