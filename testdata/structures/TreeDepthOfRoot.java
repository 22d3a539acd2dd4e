// verdict: UNSAFE
// twin: TreeDepthSafe
// about: Each node of a tree knows its parent and its depth; whoever is below the root has a parent.
// about: The root says that it is at depth 1.
// run: values=1,false

import java.util.Random;

public class TreeDepthOfRoot {
    static class Node {
        final Node parent;
        final int depth;
        Node child;
        Node sibling;

        Node(Node parent) {
            this.parent = parent;
            this.depth = parent == null ? 1 : parent.depth + 1;
        }

        Node grow() {
            Node n = new Node(this);
            n.sibling = child;
            child = n;
            return n;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Node root = new Node(null);
        Node node = root;
        int n = random.nextInt(20);
        for (int i = 0; i < n; i++) {
            if (random.nextBoolean()) {
                node = node.grow();
            } else if (node.depth > 0) {
                assert node.parent.depth == node.depth - 1; // expect: violated null-dereference
                node = node.parent;
            }
        }
        for (Node p = root; p.child != null; p = p.child) {
            assert p.child.depth == p.depth + 1;
        }
    }
}
