// breaks: assert
// The depth of a tree of four keys.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Tree root = null;
        for (int i = 0; i < 4; i++) {
            root = put(root, Verifier.nondetByte());
        }
        int d = depth(root);
        assert d >= 1 && d <= 4; //~ assert d >= 1 && d <= 3;
    }
    static class Tree {
        final int key;
        Tree left, right;
        Tree(int key) { this.key = key; }
    }
    static Tree put(Tree t, int key) {
        if (t == null) {
            return new Tree(key);
        }
        if (key < t.key) {
            t.left = put(t.left, key);
        } else {
            t.right = put(t.right, key);
        }
        return t;
    }
    static int depth(Tree t) {
        return t == null ? 0 : 1 + Math.max(depth(t.left), depth(t.right));
    }
}
