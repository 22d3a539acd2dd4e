// verdict: SAFE
// twin: LinkedQueueStaleTail
// about: A queue as a linked list with both ends; taking out the last element clears them both.
// run: values=5,true,7,false,true,3,true,4,false

import java.util.Random;

public class LinkedQueueSafe {
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
        int value = head.value;
        head = head.next;
        if (head == null) {
            tail = null;
        }
        return value;
    }

    public static void main(String[] args) {
        Random random = new Random();
        LinkedQueueSafe queue = new LinkedQueueSafe();
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
