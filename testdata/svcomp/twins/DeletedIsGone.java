// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Node {
    int key;
    Node left, right;

    Node(int key) {
        this.key = key;
    }
}

class Main {
    static Node add(Node t, int key) {
        if (t == null) {
            return new Node(key);
        }
        if (key < t.key) {
            t.left = add(t.left, key);
        } else if (key > t.key) {
            t.right = add(t.right, key);
        }
        return t;
    }

    static Node remove(Node t, int key) {
        if (t == null) {
            return null;
        }
        if (key < t.key) {
            t.left = remove(t.left, key);
            return t;
        }
        if (key > t.key) {
            t.right = remove(t.right, key);
            return t;
        }
        if (t.left == null) {
            return t.right;
        }
        if (t.right == null) {
            return t.left;
        }
        Node s = t.right;
        while (s.left != null) {
            s = s.left;
        }
        t.key = s.key;
        t.right = remove(t.right, s.key); //~ t.right = s.right;
        return t;
    }

    static int size(Node t) {
        return t == null ? 0 : 1 + size(t.left) + size(t.right);
    }

    public static void main(String[] args) {
        Node t = null;
        for (int i = 0; i < 4; i++) {
            t = add(t, Verifier.nondetInt());
        }
        int before = size(t);
        t = remove(t, t.key);
        assert size(t) == before - 1;
    }
}
