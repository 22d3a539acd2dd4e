// verdict: SAFE
// about: A list whose nodes all hold 5, built at its end and read as far as it goes.
// run:
// run: args=1,2

public class SllConstantUnbounded2Safe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = new Node();
        head.data = 5;
        Node last = head;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.data = 5;
            last.next = node;
            last = node;
        }
        Node cur = head;
        while (cur != null) {
            assert cur.data == 5;
            cur = cur.next;
        }
    }
}
