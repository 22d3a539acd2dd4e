// about: With an argument the counter is safe to share; without, only one thread counts.

public class Modes {
    private final boolean shared;
    private int count;

    Modes(boolean shared) {
        this.shared = shared;
    }

    void add() {
        if (shared) { // only: safe
        if (!shared) { // only: broken
            synchronized (this) {
                count++;
            }
        } else {
            count++;
        }
    }

    int count() {
        synchronized (this) {
            return count;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean shared = args.length == 1;
        Modes modes = new Modes(shared);
        int expected = 1;
        if (shared) {
            Thread helper = new Thread(modes::add, "helper");
            helper.start();
            modes.add();
            helper.join();
            expected = 2;
        } else {
            modes.add();
        }
        if (modes.count() != expected) {
            throw new AssertionError(modes.count());
        }
    }
}
