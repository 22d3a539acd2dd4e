// about: Settings are made by the thread that is first, and all threads use those.

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class SettingsOnce {
    static final class Settings {
        final String name;
        final int limit;

        Settings(String name, int limit) {
            this.name = name;
            this.limit = limit;
        }
    }

    private static final AtomicReference<Settings> CURRENT = new AtomicReference<>();
    private static final AtomicInteger VERSION = new AtomicInteger();

    static Settings current() {
        Settings s = CURRENT.get();
        if (s == null) {
            Settings fresh = new Settings("default", VERSION.incrementAndGet());
            if (CURRENT.compareAndSet(null, fresh)) { // only: safe
                return fresh; // only: safe
            } // only: safe
            s = CURRENT.get(); // only: safe
            CURRENT.set(fresh); // only: broken
            s = fresh; // only: broken
        }
        return s;
    }

    public static void main(String[] args) throws InterruptedException {
        Settings[] seen = new Settings[2];
        Thread a = new Thread(() -> seen[0] = current());
        Thread b = new Thread(() -> seen[1] = current());
        a.start();
        b.start();
        a.join();
        b.join();
        assert seen[0] == seen[1];
        assert seen[0].limit == 1 || seen[0].limit == 2;
    }
}
