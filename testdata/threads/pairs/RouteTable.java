// about: A table of routes is changed under the write lock, and read under the read lock.

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RouteTable {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> next = new HashMap<>();
    private int entries;

    void add(String to, String via) {
        lock.writeLock().lock(); // only: safe
        lock.readLock().lock(); // only: broken
        try {
            if (next.put(to, via) == null) {
                entries++;
            }
        } finally {
            lock.writeLock().unlock(); // only: safe
            lock.readLock().unlock(); // only: broken
        }
    }

    String route(String to) {
        lock.readLock().lock();
        try {
            String via = next.get(to);
            return via == null ? "default" : via;
        } finally {
            lock.readLock().unlock();
        }
    }

    int entries() {
        lock.readLock().lock();
        try {
            return entries;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RouteTable table = new RouteTable();
        Thread a = new Thread(() -> table.add("berlin", "halle"));
        Thread b = new Thread(() -> table.add("bonn", "mainz"));
        a.start();
        b.start();
        String via = table.route("bonn");
        assert via.equals("default") || via.equals("mainz");
        a.join();
        b.join();
        assert table.entries() == 2;
        assert table.route("berlin").equals("halle");
    }
}
