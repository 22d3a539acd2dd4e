// about: A pair of values is replaced as one immutable object.

public class TornPair {
    static final class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    static volatile Point at = new Point(0, 0);
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws InterruptedException {
        Thread mover = new Thread(() -> {
            for (int i = 1; i < 4; i++) {
                at = new Point(i, i); // only: safe
                x = i; // only: broken
                y = i; // only: broken
            }
        });
        mover.start();
        Point p = at; // only: safe
        Point p = new Point(x, y); // only: broken
        assert p.x == p.y;
        mover.join();
    }
}
