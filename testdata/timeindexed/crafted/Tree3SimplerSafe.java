// verdict: SAFE
// about: The tree of Tree3Safe without the way back up: each node gets its leaf at once, and the walk goes down to the right.
// run:
// run: args=1,2

public class Tree3SimplerSafe {
    static class Node {
        Node left;
        Node right;
        int value;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node root = null;
        for (int i = 0; i < n; i++) {
            Node leaf = new Node();
            leaf.value = 42;
            Node node = new Node();
            node.value = 1;
            node.left = leaf;
            node.right = root;
            root = node;
        }
        for (Node node = root; node != null; node = node.right) {
            assert node.value == 1;
            assert node.left.value == 42;
        }
    }
}
