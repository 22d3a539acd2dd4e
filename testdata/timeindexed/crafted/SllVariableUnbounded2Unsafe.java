// verdict: UNSAFE
// twin: SllVariableUnbounded2Safe
// about: Each node of a list holds one more than the node before it.
// about: The numbers start again with each new node.
// run: args=1,2

public class SllVariableUnbounded2Unsafe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = new Node();
        Node last = head;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.data = head.data + 1;
            last.next = node;
            last = node;
        }
        Node cur = head;
        while (cur.next != null) {
            assert cur.next.data == cur.data + 1; // expect: violated assert
            cur = cur.next;
        }
    }
}
