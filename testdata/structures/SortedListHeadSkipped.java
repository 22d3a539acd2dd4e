// verdict: UNSAFE
// twin: SortedListSafe
// about: Numbers are inserted into a list in ascending order, which holds when the list is walked.
// about: A number less than the first one is inserted behind it.
// run: values=2,5,2

import java.util.Random;

public class SortedListHeadSkipped {
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
        if (head == null) {
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
        SortedListHeadSkipped list = new SortedListHeadSkipped();
        int n = random.nextInt(8);
        for (int i = 0; i < n; i++) {
            list.insert(random.nextInt());
        }
        for (Node p = list.head; p != null && p.next != null; p = p.next) {
            assert p.value <= p.next.value; // expect: violated assert
        }
    }
}
