// verdict: SAFE
// twin: SllPrependLeftBlank
// about: A node is put in front of a list of equal values; it holds another one, the rest stays as it was.
// run: values=3
// run: args=1,2 values=-1

import java.util.Random;

public class SllPrependSafe {
    static class Node {
        int data;
        Node next;
    }

    static Node create(int n, int data) {
        Node head = null;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.data = data;
            node.next = head;
            head = node;
        }
        return head;
    }

    static Node prepend(Node list, int data) {
        Node node = new Node();
        node.data = data;
        node.next = list;
        return node;
    }

    public static void main(String[] args) {
        int data = new Random().nextInt();
        Node head = create(args.length, data);
        head = prepend(head, data + 1);
        assert head.data == data + 1;
        for (Node node = head.next; node != null; node = node.next) {
            assert node.data == data;
        }
    }
}
