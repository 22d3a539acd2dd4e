// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Node {
    int value;
    Node next;
    Node prev;
}

class Main {
    static Node head;

    static void insert(int value) {
        Node n = new Node();
        n.value = value;
        n.next = head;
        if (head != null) {
            head.prev = n; //~ head.prev = head;
        }
        head = n;
    }

    public static void main(String[] args) {
        int count = Verifier.nondetInt();
        for (int i = 0; i < count; i++) {
            insert(Verifier.nondetInt());
        }
        for (Node n = head; n != null; n = n.next) {
            assert n.next == null || n.next.prev == n;
        }
    }
}
