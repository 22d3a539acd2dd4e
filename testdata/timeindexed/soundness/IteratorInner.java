// verdict: UNSAFE
// about: An inner object walks over a list that is changed under it.
// run: args=1,2

public class IteratorInner {
    static class Node {
        final int data;
        Node next;

        Node(int data, Node next) {
            this.data = data;
            this.next = next;
        }
    }

    static class Cursor {
        Node at;
        int passed;

        Cursor(Node at) {
            this.at = at;
        }

        int step() {
            int d = at.data;
            at = at.next;
            passed++;
            return d;
        }
    }

    public static void main(String[] args) {
        Node list = null;
        for (int i = 0; i < args.length; i++) {
            list = new Node(i, list);
        }
        Cursor c = new Cursor(list);
        while (c.at != null) {
            int d = c.step();
            if (d == 1) {
                c.at = new Node(40, c.at);
            }
            assert d < 40; // expect: violated assert
        }
        assert c.passed == args.length;
    }
}
