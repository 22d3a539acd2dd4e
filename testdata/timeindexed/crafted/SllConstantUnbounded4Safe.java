// verdict: SAFE
// about: A list of ones is changed to a list of twos, node by node.
// run:
// run: args=1
// run: args=1,2,3

public class SllConstantUnbounded4Safe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = null;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.data = 1;
            node.next = head;
            head = node;
        }
        for (Node cur = head; cur != null; cur = cur.next) {
            cur.data = 2;
        }
        for (Node cur = head; cur != null; cur = cur.next) {
            assert cur.data == 2;
        }
    }
}
