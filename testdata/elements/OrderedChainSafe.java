// verdict: SAFE
// twin: OrderedChainFront
// about: A chain of nodes is kept in order by insertion.
// run: values=3,7,2,9

import java.util.Random;

public class OrderedChainSafe {
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
        if (head == null || value <= head.value) {
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
        OrderedChainSafe chain = new OrderedChainSafe();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            chain.insert(random.nextInt(100));
        }
        for (Link l = chain.head; l != null && l.next != null; l = l.next) {
            assert l.value <= l.next.value;
        }
    }
}
