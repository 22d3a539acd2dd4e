// verdict: SAFE
// twin: SllConstantUnbounded1Unsafe
// about: A list of ones that ends with a two: who follows the ones comes to the two.
// run:
// run: args=1,2

public class SllConstantUnbounded1Safe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = new Node();
        Node cur = head;
        for (int i = 0; i < n; i++) {
            cur.data = 1;
            cur.next = new Node();
            cur = cur.next;
        }
        cur.data = 2;

        cur = head;
        while (cur.data == 1) {
            cur = cur.next;
        }
        assert cur.data == 2;
    }
}
