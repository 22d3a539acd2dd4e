// verdict: UNSAFE
// twin: AtomicCountSafe
// about: Tickets are counted by an atomic integer; a number from outside are taken.
// about: The number before the increment is taken for the one after it.
// run: values=3

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCountLate {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        int n = new Random().nextInt(10);
        int last = 0;
        for (int i = 0; i < n; i++) {
            last = count.getAndIncrement();
        }
        assert last == count.get(); // expect: violated assert
    }
}
