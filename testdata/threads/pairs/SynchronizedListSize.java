// about: An element that was there is taken under the lock of the list.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListSize {
    static final List<String> WAITING = Collections.synchronizedList(new ArrayList<>());

    static void serve() {
        synchronized (WAITING) { // only: safe
        if (WAITING.size() > 0) {
            String next = WAITING.remove(WAITING.size() - 1);
            System.out.println(next.length());
        }
        } // only: safe
    }

    public static void main(String[] args) {
        WAITING.add("Ann");
        for (int i = 0; i < 2; i++) {
            new Thread(SynchronizedListSize::serve).start();
        }
    }
}
