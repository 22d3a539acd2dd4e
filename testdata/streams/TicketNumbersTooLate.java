// verdict: UNSAFE
// twin: TicketNumbersSafe
// about: The first number is 1, so the last one has no place.
// run: values=10

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

public class TicketNumbersTooLate {
    private final AtomicInteger next = new AtomicInteger();
    private final String[] owners = new String[10];

    int give(String owner) {
        int number = next.incrementAndGet();
        owners[number] = owner; // expect: violated array-index
        return number;
    }

    public static void main(String[] args) {
        TicketNumbersTooLate machine = new TicketNumbersTooLate();
        int count = new Random().nextInt(11);
        for (int i = 0; i < count; i++) {
            machine.give("visitor " + i);
        }
        assert machine.next.get() == count;
    }
}
