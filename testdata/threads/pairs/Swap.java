// about: Two threads exchange what they have made.
// open: the search does not find that a time is over before both have come.

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Swap {
    private static final Exchanger<String> EXCHANGER = new Exchanger<>();

    static String give(String mine) {
        try {
            return EXCHANGER.exchange(mine); // only: safe
            return EXCHANGER.exchange(mine, 1, TimeUnit.MILLISECONDS); // only: broken
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } catch (TimeoutException e) { // only: broken
            return null; // only: broken
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] got = new String[1];
        Thread t = new Thread(() -> got[0] = give("apple"), "fruit");
        t.start();
        String mine = give("leek");
        t.join();
        assert mine.equals("apple");
        assert got[0].equals("leek");
    }
}
