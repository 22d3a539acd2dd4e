// verdict: UNSAFE
// twin: SimpleBuiltFromEndSafe
// about: A list of ones, each new node in front of the others.
// about: The first node of all gets no one.
// run: args=1
// run: args=1,2,3

public class SimpleBuiltFromEndUnsafe {
    static class Node {
        int h;
        Node next;
    }

    public static void main(String[] args) {
        int n = args.length;
        Node p = null;
        for (int i = 0; i < n; i++) {
            Node t = new Node();
            t.h = p == null ? 0 : 1;
            t.next = p;
            p = t;
        }
        while (p != null) {
            assert p.h == 1; // expect: violated assert
            p = p.next;
        }
    }
}
