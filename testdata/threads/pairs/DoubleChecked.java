// about: The second check is made under the lock.

public class DoubleChecked {
    private static volatile DoubleChecked instance;
    private static int made;

    static DoubleChecked get() {
        if (instance == null) {
            synchronized (DoubleChecked.class) {
                if (instance == null) { // only: safe
                    instance = new DoubleChecked();
                    made++;
                } // only: safe
            }
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(DoubleChecked::get);
        Thread u = new Thread(DoubleChecked::get);
        t.start();
        u.start();
        t.join();
        u.join();
        assert made == 1 : "made " + made;
    }
}
