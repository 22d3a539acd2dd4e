// verdict: UNSAFE
// twin: Listing2Safe
// about: Listing 2: a list in which all nodes but the last hold 2, and the last holds 3.
// about: The last node is left as it was allocated.
// run:
// run: args=1

public class Listing2Unsafe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = new Node();
        Node cur = head;
        for (int i = 0; i < n; i++) {
            cur.next = new Node();
            cur.data = 2;
            cur = cur.next;
        }
        cur.next = null;

        cur = head;
        while (cur != null) {
            if (cur.next != null) {
                assert cur.data == 2;
            } else {
                assert cur.data == 3; // expect: violated assert
            }
            cur = cur.next;
        }
    }
}
