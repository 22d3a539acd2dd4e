// breaks: runtime
// All nodes of a list of any length hold what it was built with.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Node {
        final int weight;
        final Node next;

        Node(int weight, Node next) {
            this.weight = weight;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        Node list = null;
        while (Verifier.nondetBoolean()) {
            int w = Verifier.nondetInt();
            if (w != 0) list = new Node(w, list); //~ if (w != 1) list = new Node(w, list);
        }
        int total = 0;
        for (Node n = list; n != null; n = n.next) total += 1000 / n.weight;
        System.out.println(total);
    }
}
