// about: A timer is cancelled before what its task uses is taken away.

import java.util.Timer;
import java.util.TimerTask;

public class Reminder {
    private static volatile StringBuilder log = new StringBuilder();
    private static final Object LOCK = new Object();

    public static void main(String[] args) {
        Timer timer = new Timer("reminder");
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                synchronized (LOCK) { // only: safe
                if (log != null) {
                    log.append("now");
                }
                } // only: safe
            }
        }, 10);
        synchronized (LOCK) { // only: safe
        log = null;
        } // only: safe
        timer.cancel();
    }
}
