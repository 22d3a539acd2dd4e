// verdict: UNSAFE
// twin: ConditionalValueSafe
// about: Listing 2 with a choice: an input for each node decides whether it gets 2 or 4; the last gets 3, which lies between.
// about: A node can get 3, which is for the last.
// run: args=1 values=false
// run: args=1,2 values=true,false

import java.util.Random;

public class ConditionalValueUnsafe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Node head = new Node();
        Node cur = head;
        for (int i = 0; i < args.length; i++) {
            cur.next = new Node();
            if (random.nextBoolean()) {
                cur.data = 2;
            } else {
                cur.data = 3;
            }
            cur = cur.next;
        }
        cur.data = 3;
        cur.next = null;

        cur = head;
        while (cur != null) {
            if (cur.next != null) {
                assert cur.data == 2 || cur.data == 4; // expect: violated assert
            } else {
                assert cur.data == 3;
            }
            cur = cur.next;
        }
    }
}
