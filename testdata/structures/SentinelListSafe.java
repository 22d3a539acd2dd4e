// verdict: SAFE
// twin: SentinelListRunsOver
// about: A list between two sentinels, as if it always had a node to the left and one to the right.
// run: values=4,5,3,5,8,5

import java.util.Random;

public class SentinelListSafe {
    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private final Node start = new Node(Integer.MIN_VALUE);
    private final Node end = new Node(Integer.MAX_VALUE);

    SentinelListSafe() {
        start.next = end;
    }

    void add(int value) {
        Node node = new Node(value);
        node.next = start.next;
        start.next = node;
    }

    void removeAll(int value) {
        Node before = start;
        while (before.next != end) {
            if (before.next.value == value) {
                before.next = before.next.next;
            } else {
                before = before.next;
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        SentinelListSafe list = new SentinelListSafe();
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
