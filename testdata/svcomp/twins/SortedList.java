// breaks: assert
// Insertion into a sorted linked list.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Node head = null;
        for (int i = 0; i < 3; i++) {
            head = insert(head, Verifier.nondetInt());
        }
        for (Node n = head; n.next != null; n = n.next) {
            assert n.value <= n.next.value;
        }
    }
    static class Node {
        int value;
        Node next;
    }
    static Node insert(Node head, int v) {
        Node n = new Node();
        n.value = v;
        if (head == null || v < head.value) {
            n.next = head;
            return n;
        }
        Node p = head;
        while (p.next != null && p.next.value < v) { //~ while (p.next != null && p.next.value > v) {
            p = p.next;
        }
        n.next = p.next;
        p.next = n;
        return head;
    }
}
