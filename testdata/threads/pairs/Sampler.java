// about: A daemon samples a gauge until it is told to stop.

public class Sampler {
    private volatile boolean stopped;
    private volatile int gauge = 1;
    private int last;

    private final Thread daemon = new Thread(this::sample, "sampler");

    private void sample() {
        while (!stopped) {
            int g = gauge;
            if (g == 0) {
                throw new IllegalStateException("the gauge is gone");
            }
            last = 100 / g;
        }
    }

    void start() {
        daemon.setDaemon(true);
        daemon.start();
    }

    void stop() throws InterruptedException {
        stopped = true;
        daemon.join(); // only: safe
        gauge = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Sampler s = new Sampler();
        s.start();
        s.gauge = 5;
        s.stop();
        assert s.last == 0 || s.last == 20 || s.last == 100; // only: safe
        s.daemon.join(); // only: broken
    }
}
