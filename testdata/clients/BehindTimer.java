// A constructor starts a thread, which is not followed; the object's method fails.
// fails: Clock.share
public class BehindTimer {
    public static class Clock {
        private final java.util.Timer timer = new java.util.Timer(true);
        private int ticks;
        public int share() { return 100 / ticks; }
    }
}

class BehindTimerDriver {
    public static void main(String[] args) {
        new BehindTimer.Clock().share();
    }
}
