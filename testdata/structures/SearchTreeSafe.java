// verdict: SAFE
// twin: SearchTreeMirrored
// about: A binary search tree: keys on the left are less, those on the right are greater.
// run: values=5,4,2,7,2,1,6

import java.util.Random;

public class SearchTreeSafe {
    static class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;

    void insert(int key) {
        if (root == null) {
            root = new Node(key);
            return;
        }
        Node node = root;
        while (key != node.key) {
            if (key < node.key) {
                if (node.left == null) {
                    node.left = new Node(key);
                }
                node = node.left;
            } else {
                if (node.right == null) {
                    node.right = new Node(key);
                }
                node = node.right;
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        SearchTreeSafe tree = new SearchTreeSafe();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            tree.insert(random.nextInt());
        }
        int sought = random.nextInt();
        Node node = tree.root;
        while (node != null && node.key != sought) {
            Node child = sought < node.key ? node.left : node.right;
            assert child == null || (child.key < node.key) == (sought < node.key);
            node = child;
        }
    }
}
