import java.net.URI;
import java.net.URL;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.security.MessageDigest;
import java.text.DateFormat;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

// Checked exceptions that methods without a body declare: they may be thrown, if not the environment decides that, or a
// constant text shows that they are not. An InterruptedException is thrown where the thread has interrupted itself.
class Checked {
    static void address() throws Exception { // not SAFE
        new URI("a b");
    }

    static void addressSafe() throws Exception { // not UNSAFE
        new URI("https://www.example.org:8080/a/b.html?q=1");
        new URL("http://example.org");
    }

    static void protocol() throws Exception { // not SAFE
        new URL("nothing:here");
    }

    static void charset(String name) throws Exception { // not SAFE
        URLEncoder.encode("UTF-8", name == null ? "" : name);
    }

    static void text(byte[] bytes, String name) throws Exception { // not SAFE
        if (bytes != null && name != null) {
            new String(bytes, name);
        }
    }

    static void decoded() throws Exception { // not SAFE
        URLDecoder.decode("UTF-8", "UTF-9");
    }

    static void digest() throws Exception { // not SAFE
        MessageDigest.getInstance("none");
    }

    static void caught() { // not SAFE
        try {
            DateFormat.getDateInstance().parse("today");
        } catch (java.text.ParseException e) {
            throw new IllegalStateException(e);
        }
    }

    static void member() { // not SAFE
        try {
            Checked.class.getDeclaredMethod("none");
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    static void interrupted() { // not SAFE
        Thread.currentThread().interrupt();
        sleep();
    }

    static void interruptedLater() { // not SAFE
        Runnable r = Thread.currentThread()::interrupt;
        sleep();
        r.run();
        sleep();
    }

    static void interruptedAfterOther(int n) { // not SAFE
        try {
            new Semaphore(1).acquire(n);
        } catch (InterruptedException | IllegalArgumentException e) {
            Thread.currentThread().interrupt(); // maybe the first
        }
        sleep();
    }

    static void interruptedQueue() throws Exception { // not SAFE
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread.currentThread().interrupt();
        q.put(1);
    }

    static void interruptedBarrier() throws Exception { // not SAFE
        Thread.currentThread().interrupt();
        new CyclicBarrier(1).await();
    }

    static void sleep() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // once more
            throw new IllegalStateException(e);
        }
    }
}
