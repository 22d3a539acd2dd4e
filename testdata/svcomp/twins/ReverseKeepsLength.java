// breaks: assert
// A list that is turned round has as many nodes as before.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Node {
        Node next;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 6);
        Node head = null;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.next = head;
            head = node;
        }
        Node back = null;
        while (head != null) {
            Node next = head.next;
            head.next = back;
            back = head;
            head = next; //~ head = next == null ? null : next.next;
        }
        int m = 0;
        for (; back != null; back = back.next) m++;
        assert m == n;
    }
}
