// breaks: assert
// A binary search tree finds what was put into it.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Tree root = null;
        int key = Verifier.nondetInt();
        root = put(root, 50);
        root = put(root, key);
        root = put(root, 20);
        assert find(root, key);
    }
    static class Tree {
        int key;
        Tree left, right;
    }
    static Tree put(Tree t, int key) {
        if (t == null) {
            t = new Tree();
            t.key = key;
        } else if (key < t.key) {
            t.left = put(t.left, key);
        } else if (key > t.key) { //~ } else if (key > t.key + 1) {
            t.right = put(t.right, key);
        }
        return t;
    }
    static boolean find(Tree t, int key) {
        while (t != null && t.key != key) {
            t = key < t.key ? t.left : t.right;
        }
        return t != null;
    }
}
