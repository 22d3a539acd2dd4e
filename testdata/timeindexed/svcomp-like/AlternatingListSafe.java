// verdict: SAFE
// twin: AlternatingListUnsafe
// about: Ones and twos follow each other in turn in a list that ends with a three.
// run: values=false
// run: values=true,true,true,false

import java.util.Random;

public class AlternatingListSafe {
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
            one = !one;
            p.next = new Node();
            p = p.next;
        }
        p.h = 3;

        p = head;
        one = true;
        while (p.h != 3) {
            assert p.h == (one ? 1 : 2);
            one = !one;
            p = p.next;
        }
    }
}
