// about: A thread that waits looks again when it wakes.

public class GateOpen {
    private int tickets;

    synchronized void sell() {
        tickets++;
        notifyAll();
    }

    synchronized void enter() throws InterruptedException {
        while (tickets == 0) // only: safe
        if (tickets == 0) // only: broken
            wait();
        tickets--;
        if (tickets < 0) {
            throw new IllegalStateException("entered without a ticket");
        }
    }

    public static void main(String[] args) {
        GateOpen gate = new GateOpen();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    gate.enter();
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
        }
        gate.sell();
    }
}
