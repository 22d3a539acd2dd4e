// about: Two fields are changed together, under one lock, and read so.

public class LowHigh {
    private int low;
    private int high = 10;

    synchronized void move(int by) {
        low += by;
        high += by;
    }

    synchronized int width() { // only: safe
    int width() { // only: broken
        return high - low;
    }

    public static void main(String[] args) throws InterruptedException {
        LowHigh range = new LowHigh();
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                range.move(i);
            }
        });
        mover.start();
        assert range.width() == 10;
        mover.join();
    }
}
