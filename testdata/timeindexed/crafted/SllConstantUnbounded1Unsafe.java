// verdict: UNSAFE
// twin: SllConstantUnbounded1Safe
// about: A list of ones that ends with a two: who follows the ones comes to the two.
// about: The end of the list holds no two.
// run:
// run: args=1,2

public class SllConstantUnbounded1Unsafe {
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
        cur.data = 3;

        cur = head;
        while (cur.data == 1) {
            cur = cur.next;
        }
        assert cur.data == 2; // expect: violated assert
    }
}
