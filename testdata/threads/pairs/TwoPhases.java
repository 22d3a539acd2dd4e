// about: Workers fill their part in the first phase and read that of the neighbour in the second.

import java.util.concurrent.Phaser;

public class TwoPhases {
    private final int[] part = new int[2];
    private final int[] sum = new int[2];
    private final Phaser phaser = new Phaser(2);

    void work(int me) {
        part[me] = me + 1;
        phaser.arriveAndAwaitAdvance(); // only: safe
        phaser.arrive(); // only: broken
        int other = part[1 - me];
        if (other == 0) {
            throw new IllegalStateException("the neighbour has not filled its part");
        }
        sum[me] = part[me] + other;
        phaser.arriveAndDeregister();
    }

    public static void main(String[] args) throws InterruptedException {
        TwoPhases p = new TwoPhases();
        Thread t = new Thread(() -> p.work(0), "zero");
        Thread u = new Thread(() -> p.work(1), "one");
        t.start();
        u.start();
        t.join();
        u.join();
        assert p.sum[0] == 3 && p.sum[1] == 3;
        assert p.phaser.isTerminated();
    }
}
