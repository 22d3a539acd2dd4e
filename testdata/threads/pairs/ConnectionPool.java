// about: A pool lends its only connection to one user at a time.

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ConnectionPool {
    static final class Connection {
        private boolean busy;
        private int queries;

        void query() {
            if (busy) {
                throw new IllegalStateException("two users");
            }
            busy = true;
            queries++;
            busy = false;
        }
    }

    private final Deque<Connection> free = new ArrayDeque<>();

    synchronized Connection borrow() throws InterruptedException {
        while (free.isEmpty()) { // only: safe
        if (free.isEmpty()) { // only: broken
            wait();
        }
        return free.pop();
    }

    synchronized void give(Connection c) {
        free.push(c);
        notify();
    }

    Void use() throws InterruptedException {
        Connection c = borrow();
        try {
            c.query();
        } finally {
            give(c);
        }
        return null;
    }

    public static void main(String[] args) throws Exception {
        ConnectionPool pool = new ConnectionPool();
        Connection c = new Connection();
        pool.give(c);
        ExecutorService users = Executors.newFixedThreadPool(3);
        var first = users.submit(pool::use);
        var second = users.submit(pool::use);
        var third = users.submit(pool::use);
        first.get();
        second.get();
        third.get();
        users.shutdown();
        boolean ended = users.awaitTermination(1, TimeUnit.MINUTES);
        assert !ended || c.queries == 3;
    }
}
