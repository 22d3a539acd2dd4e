// verdict: SAFE
// twin: AtomicCountLate
// about: Tickets are counted by an atomic integer; a number from outside are taken.
// run: values=3
// run: values=0

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCountSafe {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        int n = new Random().nextInt(10);
        int last = 0;
        for (int i = 0; i < n; i++) {
            last = count.incrementAndGet();
        }
        assert last == count.get();
    }
}
