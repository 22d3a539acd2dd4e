// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Node {
        int key;
        boolean red = true;
        Node left;
        Node right;
    }

    static boolean red(Node n) {
        return n != null && n.red;
    }

    static Node left(Node h) {
        Node x = h.right;
        h.right = x.left;
        x.left = h;
        x.red = h.red;
        h.red = true;
        return x;
    }

    static Node right(Node h) {
        Node x = h.left;
        h.left = x.right;
        x.right = h;
        x.red = h.red;
        h.red = true;
        return x;
    }

    static Node insert(Node h, int key) {
        if (h == null) {
            Node n = new Node();
            n.key = key;
            return n;
        }
        if (key < h.key) {
            h.left = insert(h.left, key);
        } else if (key > h.key) {
            h.right = insert(h.right, key);
        }
        if (red(h.right) && !red(h.left)) {
            h = left(h);
        }
        if (red(h.left) && red(h.left.left)) {
            h = right(h);
        }
        if (red(h.left) && red(h.right)) {
            h.red = true;
            h.left.red = false;
            h.right.red = false; //~ h.right.red = h.key > h.left.key;
        }
        return h;
    }

    static boolean valid(Node h) {
        if (h == null) {
            return true;
        }
        if (h.red && (red(h.left) || red(h.right))) {
            return false;
        }
        return !red(h.right) && valid(h.left) && valid(h.right);
    }

    public static void main(String[] args) {
        Node root = null;
        for (int i = 0; i < 5; i++) {
            int k = Verifier.nondetInt();
            root = insert(root, k);
            root.red = false;
            assert valid(root);
        }
    }
}
