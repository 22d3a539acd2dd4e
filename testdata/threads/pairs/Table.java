// about: Three philosophers eat; the last one takes the forks in the other order.
// check: deadlock

public class Table {
    static final class Fork {
        private boolean taken;

        void take() {
            if (taken) {
                throw new IllegalStateException("the fork is taken");
            }
            taken = true;
        }

        void put() {
            taken = false;
        }
    }

    static final class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;
        private int meals;

        Philosopher(String name, Fork first, Fork second) {
            super(name);
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                first.take();
                synchronized (second) {
                    second.take();
                    meals++;
                    second.put();
                }
                first.put();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Fork[] forks = {new Fork(), new Fork(), new Fork()};
        Philosopher[] all = new Philosopher[3];
        for (int i = 0; i < 3; i++) {
            Fork left = forks[i];
            Fork right = forks[(i + 1) % 3];
            boolean last = i == 2; // only: safe
            boolean last = false; // only: broken
            all[i] = last ? new Philosopher("p" + i, right, left) : new Philosopher("p" + i, left, right);
        }
        for (Philosopher p : all) {
            p.start();
        }
        int meals = 0;
        for (Philosopher p : all) {
            p.join();
            meals += p.meals;
        }
        assert meals == 3;
    }
}
