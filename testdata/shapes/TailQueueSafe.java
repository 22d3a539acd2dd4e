// verdict: SAFE
// twin: TailQueueStale
// about: A queue with a pointer to its last cell: it has one whenever it has a first one, and nothing comes after it.
// run: values=false
// run: values=true,true,true,true,true,false,true,false,true,false,false

import java.util.Random;

public class TailQueueSafe {
    static class Cell {
        Cell next;
    }

    private Cell head;
    private Cell tail;

    void put() {
        Cell cell = new Cell();
        if (head == null) {
            head = cell;
        } else {
            tail.next = cell;
        }
        tail = cell;
    }

    void take() {
        if (head != null) {
            head = head.next;
            if (head == null) {
                tail = null;
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        TailQueueSafe queue = new TailQueueSafe();
        while (random.nextBoolean()) {
            if (random.nextBoolean()) {
                queue.put();
            } else {
                queue.take();
            }
            assert (queue.head == null) == (queue.tail == null);
            assert queue.tail == null || queue.tail.next == null;
        }
    }
}
