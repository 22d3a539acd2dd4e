// about: A thread is joined, and not waited for with a sleep.

public class SleepyMain {
    private static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            int sum = 0;
            for (int i = 1; i <= 10; i++) {
                sum += i;
            }
            result = sum;
        });
        t.start();
        t.join(); // only: safe
        Thread.sleep(200); // only: broken
        assert result == 55;
    }
}
