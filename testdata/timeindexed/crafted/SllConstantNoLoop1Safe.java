// verdict: SAFE
// twin: SllConstantNoLoop1Unsafe
// about: A list of three nodes, built and read without a loop.
// run:

public class SllConstantNoLoop1Safe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        Node head = new Node();
        head.data = 1;
        head.next = new Node();
        head.next.data = 2;
        head.next.next = new Node();
        head.next.next.data = 3;

        Node cur = head;
        assert cur.data == 1;
        cur = cur.next;
        assert cur.data == 2;
        cur = cur.next;
        assert cur.data == 3;
        assert cur.next == null;
    }
}
