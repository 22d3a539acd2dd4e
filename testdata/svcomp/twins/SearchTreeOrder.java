// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Tree {
    int key;
    Tree left;
    Tree right;

    Tree(int key) {
        this.key = key;
    }

    void add(int k) {
        if (k < key) { //~ if (k > key) {
            if (left == null) {
                left = new Tree(k);
            } else {
                left.add(k);
            }
        } else {
            if (right == null) {
                right = new Tree(k);
            } else {
                right.add(k);
            }
        }
    }
}

class Main {
    public static void main(String[] args) {
        Tree t = new Tree(Verifier.nondetInt());
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            t.add(Verifier.nondetInt());
        }
        if (t.left != null) {
            assert t.left.key < t.key;
        }
        if (t.right != null) {
            assert t.right.key >= t.key;
        }
    }
}
