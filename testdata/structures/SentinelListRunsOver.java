// verdict: UNSAFE
// twin: SentinelListSafe
// about: A list between two sentinels, as if it always had a node to the left and one to the right.
// about: The loop does not stop at the right sentinel, which has nothing to its right.
// run: values=0,3

import java.util.Random;

public class SentinelListRunsOver {
    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private final Node start = new Node(Integer.MIN_VALUE);
    private final Node end = new Node(Integer.MAX_VALUE);

    SentinelListRunsOver() {
        start.next = end;
    }

    void add(int value) {
        Node node = new Node(value);
        node.next = start.next;
        start.next = node;
    }

    void removeAll(int value) {
        Node before = start;
        while (before != null) {
            if (before.next.value == value) { // expect: violated null-dereference
                before.next = before.next.next;
            } else {
                before = before.next;
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        SentinelListRunsOver list = new SentinelListRunsOver();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            list.add(random.nextInt(10));
        }
        list.removeAll(random.nextInt(10));
        int sum = 0;
        for (Node p = list.start.next; p != list.end; p = p.next) {
            assert 0 <= p.value && p.value < 10;
            sum += p.value;
        }
        System.out.println(sum);
    }
}
