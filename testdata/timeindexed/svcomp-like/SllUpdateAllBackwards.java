// verdict: UNSAFE
// twin: SllUpdateAllSafe
// about: The nodes of a list get increasing numbers, from its first to its last.
// about: They get decreasing numbers.
// run: args=1,2 values=5

import java.util.Random;

public class SllUpdateAllBackwards {
    static class Node {
        int data;
        Node next;
    }

    static Node create(int n) {
        Node head = null;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.next = head;
            head = node;
        }
        return head;
    }

    public static void main(String[] args) {
        int start = new Random().nextInt(100);
        Node head = create(args.length);
        int data = start;
        for (Node node = head; node != null; node = node.next) {
            node.data = data;
            data--;
        }
        int expected = start;
        for (Node node = head; node != null; node = node.next) {
            assert node.data == expected; // expect: violated assert
            expected++;
        }
    }
}
