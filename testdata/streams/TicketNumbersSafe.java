// verdict: SAFE
// twin: TicketNumbersTooLate
// about: A machine gives out ten tickets.
// run: values=10
// run: values=0

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

public class TicketNumbersSafe {
    private final AtomicInteger next = new AtomicInteger();
    private final String[] owners = new String[10];

    int give(String owner) {
        int number = next.getAndIncrement();
        owners[number] = owner;
        return number;
    }

    public static void main(String[] args) {
        TicketNumbersSafe machine = new TicketNumbersSafe();
        int count = new Random().nextInt(11);
        for (int i = 0; i < count; i++) {
            machine.give("visitor " + i);
        }
        assert machine.next.get() == count;
    }
}
