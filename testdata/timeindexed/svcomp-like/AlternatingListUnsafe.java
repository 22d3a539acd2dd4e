// verdict: UNSAFE
// twin: AlternatingListSafe
// about: Ones and twos follow each other in turn in a list that ends with a three.
// about: Whose turn it is is not changed while the list is built.
// run: values=true,true,false

import java.util.Random;

public class AlternatingListUnsafe {
    static class Node {
        int h;
        Node next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Node head = new Node();
        Node p = head;
        boolean one = true;
        while (random.nextBoolean()) {
            p.h = one ? 1 : 2;
            p.next = new Node();
            p = p.next;
        }
        p.h = 3;

        p = head;
        one = true;
        while (p.h != 3) {
            assert p.h == (one ? 1 : 2); // expect: violated assert
            one = !one;
            p = p.next;
        }
    }
}
