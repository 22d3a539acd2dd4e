// verdict: UNSAFE
// about: A list whose end is linked to its start.
// run:
// run: args=1

public class CycleFound {
    static class Node {
        Node next;
    }

    public static void main(String[] args) {
        Node head = new Node();
        Node last = head;
        for (int i = 0; i < args.length; i++) {
            last.next = new Node();
            last = last.next;
        }
        last.next = head;
        Node n = head;
        for (int i = 0; i <= args.length; i++) {
            n = n.next;
        }
        assert n != head; // expect: violated assert
    }
}
