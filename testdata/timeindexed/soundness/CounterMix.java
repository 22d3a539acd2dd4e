// verdict: UNSAFE
// about: How often is read depends on inputs: one input per round says whether a node is looked at twice.
// run: args=1,2 values=true,false,true,true

import java.util.Random;

public class CounterMix {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Node head = null;
        for (int i = 0; i < args.length; i++) {
            Node n = new Node();
            n.data = random.nextBoolean() ? 1 : 2;
            n.next = head;
            head = n;
        }
        int sum = 0;
        for (Node n = head; n != null; n = n.next) {
            if (random.nextBoolean()) {
                sum += n.data;
            }
            sum += n.data;
        }
        assert sum != 6; // expect: violated assert
    }
}
