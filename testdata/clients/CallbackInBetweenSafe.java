// A callback runs in the middle of an update.
// proved: Node.q
public class CallbackInBetweenSafe {
    public static class Node {
        public interface Visitor { void visit(Node n); }
        private int d = 1;
        public void each(Visitor v) {
            if (v == null) return;
            d = 2;
            v.visit(this);
            d = 1;
        }
        public int q() { return 10 / d; }
    }
}

class CallbackInBetweenSafeDriver {
    public static void main(String[] args) {
        new CallbackInBetweenSafe.Node().each(CallbackInBetweenSafe.Node::q);
    }
}
