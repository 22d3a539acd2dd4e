// verdict: SAFE
// twin: TreePathSideForgotten
// about: A tree grows upwards: what was built is hung on a random side of a new root, which notes the side. The way down finds it there.
// run:
// run: args=1,2,3 values=true,false,true

import java.util.Random;

public class TreePathSafe {
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
                node.grewLeft = true;
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
            assert cur != null;
        }
    }
}
