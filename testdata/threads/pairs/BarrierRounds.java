// about: All partial results are there when the barrier has opened.

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierRounds {
    static final int[] PARTS = new int[3];
    static final CyclicBarrier BARRIER = new CyclicBarrier(3);

    static void work(int i) {
        try {
            PARTS[i] = 10; // only: safe
            BARRIER.await();
            PARTS[i] = 10; // only: broken
        } catch (InterruptedException | BrokenBarrierException e) {
            return;
        }
        int sum = 0;
        for (int p : PARTS) {
            sum += p;
        }
        assert sum == 30;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            int n = i;
            new Thread(() -> work(n)).start();
        }
    }
}
