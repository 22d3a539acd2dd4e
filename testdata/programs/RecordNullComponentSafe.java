// verdict: SAFE
// twin: RecordNullComponentUsed
// about: equals and hashCode of a record take null components.
// about: The component is only used when it is there.
// run: values=true
// run: values=false

import java.util.Random;

public class RecordNullComponentSafe {
    record Leaf(int v) { }

    record Node(Leaf left, Leaf right) {
        int sum() {
            return left.v() + (right == null ? 0 : right.v());
        }
    }

    public static void main(String[] args) {
        Leaf right = new Random().nextBoolean() ? new Leaf(2) : null;
        Node n = new Node(new Leaf(1), right);
        assert n.equals(new Node(new Leaf(1), right));
        assert n.hashCode() == 31 + (right == null ? 0 : 2);
        assert n.sum() > 0;
    }
}
