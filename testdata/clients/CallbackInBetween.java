// A callback runs in the middle of an update.
// fails: Node.q
public class CallbackInBetween {
    public static class Node {
        public interface Visitor { void visit(Node n); }
        private int d = 1;
        public void each(Visitor v) {
            if (v == null) return;
            d = 0;
            v.visit(this);
            d = 1;
        }
        public int q() { return 10 / d; }
    }
}

class CallbackInBetweenDriver {
    public static void main(String[] args) {
        new CallbackInBetween.Node().each(CallbackInBetween.Node::q);
    }
}
