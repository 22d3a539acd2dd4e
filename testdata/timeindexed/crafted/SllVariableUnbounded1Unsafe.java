// verdict: UNSAFE
// twin: SllVariableUnbounded1Safe
// about: Each node of a list holds its position.
// about: The last node holds the position before its own.
// run:
// run: args=1,2

public class SllVariableUnbounded1Unsafe {
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
        cur.data = n - 1;

        int position = 0;
        for (cur = head; cur != null; cur = cur.next) {
            assert cur.data == position; // expect: violated assert
            position++;
        }
    }
}
