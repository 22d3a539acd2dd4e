// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Avl {
    static class Node {
        int key;
        int height = 1;
        Node left;
        Node right;
    }

    static int height(Node n) {
        return n == null ? 0 : n.height;
    }

    static void update(Node n) {
        n.height = 1 + Math.max(height(n.left), height(n.right));
    }

    static Node rotateRight(Node y) {
        Node x = y.left;
        y.left = x.right;
        x.right = y;
        update(y);
        update(x);
        return x;
    }

    static Node rotateLeft(Node x) {
        Node y = x.right;
        x.right = y.left;
        y.left = x;
        update(x);
        update(y);
        return y;
    }

    static Node insert(Node n, int key) {
        if (n == null) {
            Node leaf = new Node();
            leaf.key = key;
            return leaf;
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
        } else {
            n.right = insert(n.right, key);
        }
        update(n);
        int balance = height(n.left) - height(n.right);
        if (balance > 1) {
            if (height(n.left.left) < height(n.left.right)) { //~ if (height(n.left.left) < 0) {
                n.left = rotateLeft(n.left);
            }
            return rotateRight(n);
        }
        if (balance < -1) {
            if (height(n.right.right) < height(n.right.left)) {
                n.right = rotateRight(n.right);
            }
            return rotateLeft(n);
        }
        return n;
    }
}

class Main {
    public static void main(String[] args) {
        Avl.Node root = null;
        for (int i = 0; i < 4; i++) {
            root = Avl.insert(root, Verifier.nondetInt());
            int b = Avl.height(root.left) - Avl.height(root.right);
            assert b >= -1 && b <= 1;
        }
    }
}
