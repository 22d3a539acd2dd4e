package java.util.concurrent;

/** Whoever comes first waits for the next one. */
public class Exchanger<V> {
    static final String $STEPS = "$offer $awaitMatch $withdraw";

    /** What a thread has brought, and what it gets. */
    private static final class $Offer {
        final Object item;
        Object match;
        boolean matched;

        $Offer(Object item) {
            this.item = item;
        }
    }

    private $Offer waiting;

    public Exchanger() { }

    /** Matches the offer with one that waits, or lets it wait. */
    private boolean $offer($Offer o) {
        if (waiting == null) {
            waiting = o;
            return false;
        }
        waiting.match = o.item;
        waiting.matched = true;
        o.match = waiting.item;
        waiting = null;
        return true;
    }

    private boolean $awaitMatch($Offer o) {
        return o.matched;
    }

    private boolean $withdraw($Offer o) {
        if (o.matched) {
            return false;
        }
        waiting = null;
        return true;
    }

    @SuppressWarnings("unchecked")
    public V exchange(V item) throws InterruptedException {
        $Offer o = new $Offer(item);
        if (!$offer(o)) {
            $awaitMatch(o);
        }
        return (V) o.match;
    }

    @SuppressWarnings("unchecked")
    public V exchange(V item, long time, TimeUnit unit) throws InterruptedException, TimeoutException {
        if (unit == null) {
            throw new NullPointerException();
        }
        $Offer o = new $Offer(item);
        if (!$offer(o) && $withdraw(o)) {
            throw new TimeoutException();
        }
        return (V) o.match;
    }
}
