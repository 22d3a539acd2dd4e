// about: A count in a concurrent map is raised in one step.

import java.util.concurrent.ConcurrentHashMap;

public class VisitCounts {
    private static final ConcurrentHashMap<String, Integer> VISITS = new ConcurrentHashMap<>();

    static void visit(String page) {
        VISITS.merge(page, 1, Integer::sum); // only: safe
        Integer old = VISITS.get(page); // only: broken
        VISITS.put(page, old == null ? 1 : old + 1); // only: broken
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] guests = new Thread[3];
        for (int i = 0; i < guests.length; i++) {
            guests[i] = new Thread(() -> visit("home"));
            guests[i].start();
        }
        for (Thread g : guests) {
            g.join();
        }
        if (VISITS.get("home") != 3) {
            throw new IllegalStateException("lost a visit");
        }
    }
}
