// about: Two shelves are always locked in the same order.
// check: deadlock

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Shelves {
    static final class Shelf {
        final int id;
        final Lock lock = new ReentrantLock();
        private int books;

        Shelf(int id, int books) {
            this.id = id;
            this.books = books;
        }

        void add(int n) {
            books += n;
            assert books >= 0;
        }

        int books() {
            return books;
        }
    }

    static void move(Shelf from, Shelf to) {
        Shelf first = from;
        Shelf second = to;
        if (from.id > to.id) { // only: safe
            first = to; // only: safe
            second = from; // only: safe
        } // only: safe
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                if (from.books() > 0) {
                    from.add(-1);
                    to.add(1);
                }
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shelf left = new Shelf(1, 2);
        Shelf right = new Shelf(2, 1);
        Thread t = new Thread(() -> move(left, right), "to the right");
        t.start();
        move(right, left);
        t.join();
        assert left.books() + right.books() == 3;
    }
}
