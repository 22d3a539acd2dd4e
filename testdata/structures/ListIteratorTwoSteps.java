// verdict: UNSAFE
// twin: ListIteratorSafe
// about: An inner class iterates over a list of numbers below 100.
// about: next is called twice for one hasNext.
// run: values=1,5

import java.util.Random;

public class ListIteratorTwoSteps {
    interface Numbers {
        boolean hasNext();

        int next();
    }

    static class Node {
        int value;
        Node next;
    }

    private Node head;

    void add(int value) {
        Node node = new Node();
        node.value = value;
        node.next = head;
        head = node;
    }

    Numbers iterator() {
        return new Numbers() {
            private Node at = head;

            public boolean hasNext() {
                return at != null;
            }

            public int next() {
                int value = at.value; // expect: violated null-dereference
                at = at.next;
                return value;
            }
        };
    }

    public static void main(String[] args) {
        Random random = new Random();
        ListIteratorTwoSteps list = new ListIteratorTwoSteps();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            list.add(random.nextInt(100));
        }
        int most = 0;
        for (Numbers it = list.iterator(); it.hasNext();) {
            if (it.next() > most) {
                most = it.next();
            }
        }
        assert most < 100;
    }
}
