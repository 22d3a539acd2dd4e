// A constructor makes a map that is for threads, but starts none.
// proved: Clock.share
public class BehindTimerSafe {
    public static class Clock {
        private final java.util.Map<String, Integer> known = new java.util.concurrent.ConcurrentSkipListMap<>();
        private int ticks = 1;
        public int share() { return 100 / ticks; }
    }
}

class BehindTimerSafeDriver {
    public static void main(String[] args) {
        new BehindTimerSafe.Clock().share();
    }
}
