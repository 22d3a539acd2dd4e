// about: Two threads pass a value with wait and notify, and the flag says that it is there.

public class Handshake {
    private String message;
    private boolean sent;

    public static void main(String[] args) {
        Handshake h = new Handshake();
        Thread receiver = new Thread(() -> {
            synchronized (h) {
                while (!h.sent) {
                    try {
                        h.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
            System.out.println(h.message.trim());
        }, "receiver");
        receiver.start();
        synchronized (h) {
            h.message = " hello "; // only: safe
            h.sent = true;
            h.notify();
        }
        h.message = " hello "; // only: broken
    }
}
