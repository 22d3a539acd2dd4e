// verdict: SAFE
// about: The first node of a list keeps its value while others are put behind it.
// run:
// run: args=1,2

public class SllConstantUnbounded3Safe {
    static class Node {
        int data;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node head = new Node();
        head.data = 7;
        Node last = head;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.data = 5;
            last.next = node;
            last = node;
        }
        assert head.data == 7;
    }
}
