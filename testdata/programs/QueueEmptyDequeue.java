// verdict: UNSAFE
// twin: QueueSafe
// about: A linked queue; nodes are appended by changing the tail.
// about: Taking from a queue that may be empty.
// run: values=1,false

import java.util.Random;

public class QueueEmptyDequeue {
    static class Node {
        int value;
        Node next;
    }

    Node head;
    Node tail;

    void put(int value) {
        Node n = new Node();
        n.value = value;
        if (tail == null) {
            head = n;
        } else {
            tail.next = n;
        }
        tail = n;
    }

    int take() {
        int value = head.value; // expect: violated null-dereference
        head = head.next;
        if (head == null) {
            tail = null;
        }
        return value;
    }

    public static void main(String[] args) {
        QueueEmptyDequeue queue = new QueueEmptyDequeue();
        Random random = new Random();
        int n = random.nextInt(20);
        for (int i = 0; i < n; i++) {
            if (random.nextBoolean()) {
                queue.put(1 + random.nextInt(9));
            } else {
                System.out.println(queue.take());
            }
        }
    }
}
