// verdict: UNSAFE
// twin: DllBackLinksSafe
// about: In a doubly linked list the node behind a node leads back to it.
// about: The way back leads to the head from everywhere.
// run: args=1,2

public class DllBackLinksBroken {
    static class Node {
        Node next;
        Node prev;
    }

    public static void main(String[] args) {
        Node head = new Node();
        Node last = head;
        for (int i = 0; i < args.length; i++) {
            Node node = new Node();
            last.next = node;
            node.prev = head;
            last = node;
        }
        for (Node node = head; node.next != null; node = node.next) {
            assert node.next.prev == node; // expect: violated assert
        }
    }
}
