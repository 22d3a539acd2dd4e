// about: A queue for threads is asked once, with poll.

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class RemoveIfThere {
    static final Queue<String> MAIL = new ConcurrentLinkedQueue<>();

    static void read() {
        String letter = MAIL.poll(); // only: safe
        if (letter != null) { // only: safe
        if (!MAIL.isEmpty()) { // only: broken
            String letter = MAIL.remove(); // only: broken
            System.out.println(letter.length());
        }
    }

    public static void main(String[] args) {
        MAIL.add("one");
        new Thread(RemoveIfThere::read).start();
        new Thread(RemoveIfThere::read).start();
    }
}
