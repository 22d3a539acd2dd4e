// verdict: SAFE
// twin: SimpleAndSkiplist2lvl1Unsafe
// about: A simple list that is a skip list of two levels as well: each tall node is followed by a short one.
// run:
// run: args=1,2

public class SimpleAndSkiplist2lvl1Safe {
    static class Node {
        int level;
        Node next;
        Node skip;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = new Node();
        head.level = 2;
        Node last = head;
        for (int i = 0; i < n; i++) {
            Node low = new Node();
            low.level = 1;
            last.next = low;
            Node tall = new Node();
            tall.level = 2;
            low.next = tall;
            last.skip = tall;
            last = tall;
        }

        Node cur = head;
        while (cur.skip != null) {
            assert cur.level == 2;
            assert cur.next.level == 1;
            cur = cur.skip;
        }
        assert cur.level == 2;
        assert cur.next == null;
    }
}
