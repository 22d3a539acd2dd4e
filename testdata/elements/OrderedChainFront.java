// verdict: UNSAFE
// twin: OrderedChainSafe
// about: A chain of nodes is kept in order by insertion.
// about: The new node always stands in front.
// run: values=2,1,9

import java.util.Random;

public class OrderedChainFront {
    static class Link {
        final int value;
        Link next;

        Link(int value, Link next) {
            this.value = value;
            this.next = next;
        }
    }

    private Link head;

    void insert(int value) {
        if (head == null || value >= 0) {
            head = new Link(value, head);
            return;
        }
        Link at = head;
        while (at.next != null && at.next.value < value) {
            at = at.next;
        }
        at.next = new Link(value, at.next);
    }

    public static void main(String[] args) {
        Random random = new Random();
        OrderedChainFront chain = new OrderedChainFront();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            chain.insert(random.nextInt(100));
        }
        for (Link l = chain.head; l != null && l.next != null; l = l.next) {
            assert l.value <= l.next.value; // expect: violated assert
        }
    }
}
