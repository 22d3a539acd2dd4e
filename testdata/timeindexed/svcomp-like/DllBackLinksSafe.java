// verdict: SAFE
// twin: DllBackLinksBroken
// about: In a doubly linked list the node behind a node leads back to it.
// run:
// run: args=1,2,3

public class DllBackLinksSafe {
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
            node.prev = last;
            last = node;
        }
        for (Node node = head; node.next != null; node = node.next) {
            assert node.next.prev == node;
        }
    }
}
