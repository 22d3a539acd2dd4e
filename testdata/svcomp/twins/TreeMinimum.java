// breaks: assert
// The leftmost node of a search tree has the smallest key.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Tree {
        int key;
        Tree left, right;

        Tree(int key) {
            this.key = key;
        }

        void add(int k) {
            if (k < key) { //~ if (k < key - 1) {
                if (left == null) left = new Tree(k); else left.add(k);
            } else {
                if (right == null) right = new Tree(k); else right.add(k);
            }
        }
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt(), b = Verifier.nondetInt(), c = Verifier.nondetInt();
        Tree t = new Tree(a);
        t.add(b);
        t.add(c);
        Tree m = t;
        while (m.left != null) m = m.left;
        assert m.key <= a && m.key <= b && m.key <= c;
    }
}
