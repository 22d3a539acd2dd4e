// verdict: UNSAFE
// twin: TreePathSafe
// about: A tree grows upwards: what was built is hung on a random side of a new root, which notes the side. The way down finds it there.
// about: The side is not noted when it is the left one.
// run: args=1 values=true

import java.util.Random;

public class TreePathSideForgotten {
    static class Node {
        Node left;
        Node right;
        boolean grewLeft;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Node bottom = new Node();
        Node root = bottom;
        for (int i = 0; i < args.length; i++) {
            Node node = new Node();
            if (random.nextBoolean()) {
                node.left = root;
            } else {
                node.right = root;
                node.grewLeft = false;
            }
            root = node;
        }
        Node cur = root;
        while (cur != bottom) {
            if (cur.grewLeft) {
                cur = cur.left;
            } else {
                cur = cur.right;
            }
            assert cur != null; // expect: violated assert
        }
    }
}
