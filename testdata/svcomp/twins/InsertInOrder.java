// breaks: assert
// A list into which numbers are inserted in order is sorted.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node insert(Node head, int v) {
        if (head == null || v <= head.value) return new Node(v, head); //~ if (head == null || v <= head.value + 1) return new Node(v, head);
        Node at = head;
        while (at.next != null && at.next.value < v) at = at.next;
        at.next = new Node(v, at.next);
        return head;
    }

    public static void main(String[] args) {
        Node head = null;
        for (int i = 0; i < 3; i++) head = insert(head, Verifier.nondetInt() % 100);
        for (Node n = head; n != null && n.next != null; n = n.next) assert n.value <= n.next.value;
    }
}
