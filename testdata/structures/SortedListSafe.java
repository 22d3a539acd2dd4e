// verdict: SAFE
// twin: SortedListHeadSkipped
// about: Numbers are inserted into a list in ascending order, which holds when the list is walked.
// run: values=4,5,2,9,2

import java.util.Random;

public class SortedListSafe {
    static class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node head;

    void insert(int value) {
        if (head == null || value <= head.value) {
            head = new Node(value, head);
            return;
        }
        Node before = head;
        while (before.next != null && before.next.value < value) {
            before = before.next;
        }
        before.next = new Node(value, before.next);
    }

    public static void main(String[] args) {
        Random random = new Random();
        SortedListSafe list = new SortedListSafe();
        int n = random.nextInt(8);
        for (int i = 0; i < n; i++) {
            list.insert(random.nextInt());
        }
        for (Node p = list.head; p != null && p.next != null; p = p.next) {
            assert p.value <= p.next.value;
        }
    }
}
