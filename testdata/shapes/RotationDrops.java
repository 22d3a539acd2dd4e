// verdict: UNSAFE
// twin: RotationSafe
// about: A tree whose forks have two subtrees each; leaves become forks, and forks are rotated. Each way down ends in a leaf.
// about: Rotation drops a subtree and leaves nothing in its place.
// run: values=true,true,true,true,true,false,false,false,true

import java.util.Random;

public class RotationDrops {
    static class Tree {
    }

    static class Fork extends Tree {
        Tree left;
        Tree right;
    }

    static Fork fork() {
        Fork fork = new Fork();
        fork.left = new Tree();
        fork.right = new Tree();
        return fork;
    }

    static void insert(Random random, Fork at) {
        while (true) {
            Tree down = random.nextBoolean() ? at.left : at.right;
            if (!(down instanceof Fork)) {
                break;
            }
            at = (Fork) down;
        }
        if (random.nextBoolean()) {
            if (!(at.left instanceof Fork)) {
                at.left = fork();
            }
        } else if (!(at.right instanceof Fork)) {
            at.right = fork();
        }
    }

    static Fork rotate(Fork root) {
        if (!(root.left instanceof Fork)) {
            return root;
        }
        Fork up = (Fork) root.left;
        root.left = null;
        up.right = root;
        return up;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Fork root = fork();
        while (random.nextBoolean()) {
            if (random.nextBoolean()) {
                insert(random, root);
            } else {
                root = rotate(root);
            }
        }
        Tree at = root;
        while (at instanceof Fork) {
            Fork fork = (Fork) at;
            at = random.nextBoolean() ? fork.left : fork.right;
            assert at != null; // expect: violated assert
        }
    }
}
