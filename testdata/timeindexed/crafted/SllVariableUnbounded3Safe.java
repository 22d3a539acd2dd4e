// verdict: SAFE
// about: The nodes of a list hold different numbers, none of them negative.
// run:
// run: args=1,2,3

public class SllVariableUnbounded3Safe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = null;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.data = i;
            node.next = head;
            head = node;
        }
        for (Node cur = head; cur != null; cur = cur.next) {
            assert cur.data >= 0;
        }
    }
}
