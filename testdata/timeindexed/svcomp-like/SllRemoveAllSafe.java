// verdict: SAFE
// twin: SllRemoveAllOneMore
// about: As many nodes are taken from a list as were put into it; then it is empty.
// run:
// run: args=1,2,3

public class SllRemoveAllSafe {
    static class Node {
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = null;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.next = head;
            head = node;
        }
        for (int i = 0; i < n; i++) {
            head = head.next;
        }
        assert head == null;
    }
}
