// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    private static class Node {
        int key;
        Node left;
        Node right;
    }

    private Node root;

    void insert(int key) {
        Node n = new Node();
        n.key = key;
        if (root == null) {
            root = n;
            return;
        }
        Node at = root;
        while (true) {
            if (key <= at.key) {
                if (at.left == null) {
                    at.left = n;
                    return;
                }
                at = at.left;
            } else {
                if (at.right == null) {
                    at.right = n;
                    return;
                }
                at = at.right;
            }
        }
    }

    int least() {
        Node at = root;
        while (at.left != null) {
            at = at.left; //~ at = at.left; if (at.right != null) at = at.right;
        }
        return at.key;
    }

    public static void main(String[] args) {
        Main m = new Main();
        int min = Integer.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            int k = Verifier.nondetInt();
            m.insert(k);
            min = Math.min(min, k);
        }
        assert m.least() == min;
    }
}
