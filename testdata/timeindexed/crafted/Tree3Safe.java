// verdict: SAFE
// about: A tree that grows to the right and has a leaf on the left of each node; parents are linked from below.
// run: values=0
// run: args=1,2 values=-5

import java.util.Random;

public class Tree3Safe {
    static class Node {
        Node left;
        Node right;
        Node parent;
        int value;
    }

    static Node create(int n, int value) {
        Node last = null;
        Node node = null;
        for (int i = 0; i < n; i++) {
            node = new Node();
            node.left = null;
            node.right = last;
            if (last != null) {
                last.parent = node;
            }
            node.value = value;
            last = node;
        }
        if (node != null) {
            node.parent = null;
        }
        while (node != null) {
            node.left = new Node();
            node.left.left = null;
            node.left.right = null;
            node.left.value = 42;
            node.left.parent = node;
            node = node.right;
        }
        return last;
    }

    static void inspect(Node node) {
        while (node != null) {
            if (node.left != null) {
                assert node.left.value == 42;
            }
            assert node.value != 0;
            node = node.parent;
        }
    }

    public static void main(String[] args) {
        int value = new Random().nextInt();
        if (value == 0) {
            value = 1;
        }
        inspect(create(args.length, value));
    }
}
