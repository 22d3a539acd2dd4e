// verdict: SAFE
// twin: DllInsertLinkedAhead
// about: A node with a value of its own is put behind the first node of a doubly linked list of equal values.
// run: args=1 values=4
// run: args=1,2,3 values=-7

import java.util.Random;

public class DllInsertSafe {
    static class Node {
        final int data;
        Node next;
        Node prev;

        Node(int data) {
            this.data = data;
        }
    }

    static Node create(int n, int data) {
        Node head = new Node(data);
        for (int i = 0; i < n; i++) {
            Node node = new Node(data);
            node.next = head;
            head.prev = node;
            head = node;
        }
        return head;
    }

    public static void main(String[] args) {
        int data = new Random().nextInt();
        int other = data + 1;
        Node head = create(args.length, data);
        Node node = new Node(other);
        node.next = head.next;
        if (head.next != null) {
            head.next.prev = node;
        }
        node.prev = head;
        head.next = node;

        int found = 0;
        for (Node cur = head; cur != null; cur = cur.next) {
            if (cur == node) {
                assert cur.data == other;
                assert cur.prev == head;
                found++;
            } else {
                assert cur.data == data;
            }
        }
        assert found == 1;
    }
}
