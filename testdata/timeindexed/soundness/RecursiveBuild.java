// verdict: UNSAFE
// about: A list built and read by recursion, with an input in each call.
// run: args=1,2 values=3,4

import java.util.Random;

public class RecursiveBuild {
    static class Node {
        int data;
        Node next;
    }

    static Random random = new Random();

    static Node build(int n) {
        if (n == 0) {
            return null;
        }
        Node node = new Node();
        node.data = random.nextInt(10);
        node.next = build(n - 1);
        return node;
    }

    static int sum(Node node) {
        return node == null ? 0 : node.data + sum(node.next);
    }

    public static void main(String[] args) {
        Node list = build(args.length);
        assert sum(list) != 7; // expect: violated assert
    }
}
