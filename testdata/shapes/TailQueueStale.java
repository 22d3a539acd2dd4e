// verdict: UNSAFE
// twin: TailQueueSafe
// about: A queue with a pointer to its last cell: it has one whenever it has a first one, and nothing comes after it.
// about: The last cell is not forgotten when it is taken.
// run: values=true,true,true,false

import java.util.Random;

public class TailQueueStale {
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
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        TailQueueStale queue = new TailQueueStale();
        while (random.nextBoolean()) {
            if (random.nextBoolean()) {
                queue.put();
            } else {
                queue.take();
            }
            assert (queue.head == null) == (queue.tail == null); // expect: violated assert
            assert queue.tail == null || queue.tail.next == null;
        }
    }
}
