// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class RedBlack {
    static final boolean RED = true;
    static final boolean BLACK = false;

    static class Node {
        int key;
        boolean color = RED;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    Node root;

    static boolean isRed(Node n) {
        return n != null && n.color == RED;
    }

    static Node rotateLeft(Node h) {
        Node x = h.right;
        h.right = x.left;
        x.left = h;
        x.color = h.color;
        h.color = RED;
        return x;
    }

    static Node rotateRight(Node h) {
        Node x = h.left;
        h.left = x.right;
        x.right = h;
        x.color = h.color;
        h.color = RED;
        return x;
    }

    static Node insert(Node h, int key) {
        if (h == null) {
            return new Node(key);
        }
        if (key < h.key) {
            h.left = insert(h.left, key);
        } else if (key > h.key) {
            h.right = insert(h.right, key);
        }
        if (isRed(h.right) && !isRed(h.left)) {
            h = rotateLeft(h);
        }
        if (isRed(h.left) && isRed(h.left.left)) {
            h = rotateRight(h);
        }
        if (isRed(h.left) && isRed(h.right)) {
            h.color = RED;
            h.left.color = BLACK;
            h.right.color = BLACK;
        }
        return h;
    }

    void put(int key) {
        root = insert(root, key);
        root.color = BLACK; //~ if (root.left == null) root.color = BLACK;
    }
}

class Main {
    public static void main(String[] args) {
        RedBlack t = new RedBlack();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            t.put(Verifier.nondetInt());
            assert !RedBlack.isRed(t.root);
        }
    }
}
