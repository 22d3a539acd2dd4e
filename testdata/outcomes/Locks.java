// Who waits and notifies must hold the lock.
class Locks {
    static final Object LOCK = new Object();
    final Object own = new Object();

    static void held() { Object o = new Object(); synchronized (o) { o.notify(); o.notifyAll(); } }
    static void heldStatic() { synchronized (LOCK) { LOCK.notifyAll(); } }
    synchronized void tell() { notifyAll(); }
    static void heldByMethod() { new Locks().tell(); }
    void tellOwn() { synchronized (own) { own.notify(); } }
    static void heldField() { new Locks().tellOwn(); }
    static void heldInLoop() { Object o = new Object(); for (int i = 0; i < 3; i++) { synchronized (o) { if (i == 1) continue; o.notify(); } } }
    static void other() { Object o = new Object(); synchronized (LOCK) { o.notify(); } } // not judged: that this method has not locked
    static void released() { Object o = new Object(); synchronized (o) { o.notify(); } o.notify(); } // not judged: that this method has not locked
    static void helper() { LOCK.notify(); }
    static void heldByCaller() { synchronized (LOCK) { helper(); } } // not judged: that this method has not locked
}
