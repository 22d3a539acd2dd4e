// about: A worker counts the latch down after its result is there.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class Results {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch ready = new CountDownLatch(2);

    void work(int n) {
        String line = "line " + n;
        ready.countDown(); // only: broken
        lines.add(line);
        ready.countDown(); // only: safe
    }

    public static void main(String[] args) throws InterruptedException {
        Results r = new Results();
        for (int i = 0; i < 2; i++) {
            int n = i;
            new Thread(() -> r.work(n)).start();
        }
        r.ready.await();
        String first = r.lines.get(0);
        String second = r.lines.get(1);
        assert !first.equals(second);
        assert first.startsWith("line ");
    }
}
