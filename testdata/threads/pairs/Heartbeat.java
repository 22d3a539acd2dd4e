// about: A timer beats twice before the main thread looks at the counter.

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class Heartbeat {
    private int beats;
    private final CountDownLatch two = new CountDownLatch(2);

    synchronized void beat() {
        beats++;
    }

    synchronized int beats() {
        return beats;
    }

    TimerTask task() {
        return new TimerTask() {
            @Override
            public void run() {
                beat(); // only: safe
                two.countDown();
                beat(); // only: broken
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        Heartbeat h = new Heartbeat();
        Timer timer = new Timer("heart", true);
        timer.schedule(h.task(), 5);
        timer.schedule(h.task(), 10);
        h.two.await();
        int seen = h.beats();
        assert seen == 2 : seen;
        timer.cancel();
    }
}
