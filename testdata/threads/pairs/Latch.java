// about: A latch is counted down when the work is done, not before.

import java.util.concurrent.CountDownLatch;

public class Latch {
    static String answer;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch ready = new CountDownLatch(1);
        new Thread(() -> {
            answer = "42"; // only: safe
            ready.countDown();
            answer = "42"; // only: broken
        }).start();
        ready.await();
        System.out.println(answer.length());
    }
}
