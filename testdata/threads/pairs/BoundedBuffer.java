// about: Both sides of a buffer wait for their own condition.

public class BoundedBuffer {
    private final int[] items = new int[1];
    private int size;

    synchronized void put(int x) throws InterruptedException {
        while (size == items.length) { // only: safe
        if (size == items.length) { // only: broken
            wait();
        }
        items[size++] = x;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (size == 0) {
            wait();
        }
        int x = items[--size];
        notifyAll();
        return x;
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer();
        Runnable producer = () -> {
            try {
                buffer.put(1);
                buffer.put(2);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        Thread a = new Thread(producer, "first producer");
        Thread b = new Thread(producer, "second producer");
        a.start();
        b.start();
        for (int i = 0; i < 4; i++) {
            buffer.take();
        }
        a.join();
        b.join();
    }
}
