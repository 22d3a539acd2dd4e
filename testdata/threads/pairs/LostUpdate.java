// about: A counter that two threads raise.

public class LostUpdate {
    private int hits;

    void hit() {
        synchronized (this) { // only: safe
            hits++;
        } // only: safe
    }

    public static void main(String[] args) throws InterruptedException {
        LostUpdate u = new LostUpdate();
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(u::hit);
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        assert u.hits == all.length;
    }
}
