// verdict: UNSAFE
// twin: LinkedQueueSafe
// about: A queue as a linked list with both ends.
// about: The tail is kept when the last element is taken out, and the queue does not look empty.
// run: values=3,true,7,false,false

import java.util.Random;

public class LinkedQueueStaleTail {
    static class Node {
        int value;
        Node next;
    }

    private Node head;
    private Node tail;

    boolean isEmpty() {
        return tail == null;
    }

    void enqueue(int value) {
        Node node = new Node();
        node.value = value;
        if (tail == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
    }

    int dequeue() {
        int value = head.value; // expect: violated null-dereference
        head = head.next;
        return value;
    }

    public static void main(String[] args) {
        Random random = new Random();
        LinkedQueueStaleTail queue = new LinkedQueueStaleTail();
        int steps = random.nextInt(20);
        for (int i = 0; i < steps; i++) {
            if (random.nextBoolean()) {
                queue.enqueue(1 + random.nextInt(100));
            } else if (!queue.isEmpty()) {
                assert queue.dequeue() > 0;
            }
        }
    }
}
