// verdict: SAFE
// twin: SllVariableUnbounded1Unsafe
// about: Each node of a list holds its position.
// run:
// run: args=1,2,3

public class SllVariableUnbounded1Safe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = new Node();
        Node cur = head;
        for (int i = 0; i < n; i++) {
            cur.data = i;
            cur.next = new Node();
            cur = cur.next;
        }
        cur.data = n;

        int position = 0;
        for (cur = head; cur != null; cur = cur.next) {
            assert cur.data == position;
            position++;
        }
    }
}
