// about: Each ticket gets its own number; the first argument may ask for a prefix.

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

public class Tickets {
    private final AtomicLong next = new AtomicLong(); // only: safe
    private volatile long next; // only: broken
    private final Set<String> numbers = ConcurrentHashMap.newKeySet();
    private final String prefix;

    Tickets(String prefix) {
        this.prefix = prefix;
    }

    void print() {
        long n = next.incrementAndGet(); // only: safe
        long n = ++next; // only: broken
        boolean fresh = numbers.add(prefix + n);
        if (!fresh) {
            throw new IllegalStateException("number " + n + " twice");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean premium = args.length > 0 && args[0].equals("premium");
        Tickets tickets = new Tickets(premium ? "P" : "T");
        Thread a = new Thread(tickets::print, "counter 1");
        Thread b = new Thread(tickets::print, "counter 2");
        a.start();
        b.start();
        a.join();
        b.join();
        assert tickets.numbers.size() == 2;
    }
}
