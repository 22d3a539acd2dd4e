// about: A value that is made when it is first asked for is made once.

import java.util.concurrent.atomic.AtomicInteger;

public class LazyHolder {
    static final AtomicInteger MADE = new AtomicInteger();

    static final class Config {
        Config() {
            MADE.incrementAndGet();
        }
    }

    static Config config;

    static synchronized Config get() { // only: safe
    static Config get() { // only: broken
        if (config == null) {
            config = new Config();
        }
        return config;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LazyHolder::get);
        other.start();
        get();
        other.join();
        assert MADE.get() == 1;
    }
}
