// about: What a worker uses is closed after the worker has stopped.

public class StopFlag {
    private static volatile boolean stop;
    private static int[] buffer = new int[4];

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            int i = 0;
            while (!stop) {
                buffer[i++ % 4] = i;
            }
        });
        worker.start();
        stop = true;
        worker.join(); // only: safe
        buffer = null;
    }
}
