// assert: TRUE
// runtime: TRUE
// A list that the program links itself.
import org.sosy_lab.sv_benchmarks.Verifier;

class Node {
    final int value;
    final Node next;

    Node(int value, Node next) {
        this.value = value;
        this.next = next;
    }
}

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Node list = null;
        for (int i = 0; i < n; i++) {
            list = new Node(i, list);
        }
        for (Node k = list; k != null; k = k.next) {
            assert k.value >= 0;
        }
    }
}
