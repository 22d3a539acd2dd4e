// breaks: assert
// Values are inserted into a sorted list.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Node {
        int value;
        Node next;
        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node insert(Node head, int v) {
        if (head == null || v <= head.value) { //~ if (head == null || v != head.value) {
            return new Node(v, head);
        }
        Node n = head;
        while (n.next != null && n.next.value < v) {
            n = n.next;
        }
        n.next = new Node(v, n.next);
        return head;
    }

    public static void main(String[] args) {
        Node list = null;
        int count = Verifier.nondetInt();
        Verifier.assume(count >= 0 && count <= 4);
        for (int i = 0; i < count; i++) {
            list = insert(list, Verifier.nondetInt());
        }
        for (Node n = list; n != null && n.next != null; n = n.next) {
            assert n.value <= n.next.value;
        }
    }
}
