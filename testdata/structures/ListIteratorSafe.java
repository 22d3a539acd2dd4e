// verdict: SAFE
// twin: ListIteratorTwoSteps
// about: An inner class iterates over a list of numbers below 100; next is called once for each hasNext.
// run: values=3,5,99,17

import java.util.Random;

public class ListIteratorSafe {
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
                int value = at.value;
                at = at.next;
                return value;
            }
        };
    }

    public static void main(String[] args) {
        Random random = new Random();
        ListIteratorSafe list = new ListIteratorSafe();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            list.add(random.nextInt(100));
        }
        int most = 0;
        for (Numbers it = list.iterator(); it.hasNext();) {
            int value = it.next();
            if (value > most) {
                most = value;
            }
        }
        assert most < 100;
    }
}
