// Each method is verified as an entry of its own, with arbitrary arguments:
// the objects are not the program's, two arguments may be one object, and what
// they refer to may be one of them. Each method can fail in its assertion.
class SharedArguments {
    static class Node {
        int x;
        Node next;
    }

    static class Sub extends Node {
        int y;
    }

    static Node shared = new Node();
    private int count;
    private int[] items;

    static void same(Node a, Node b) {
        if (a != null && b != null) {
            a.x = 1;
            b.x = 2;
            assert a.x == 1;
        }
    }

    static void cycle(Node a) {
        if (a != null && a.next != null) {
            a.x = 1;
            a.next.x = 2;
            assert a.x == 1;
        }
    }

    static void before(Node a, int n) {
        Node head = a;
        for (int i = 0; i < n; i++) {
            Node m = new Node();
            m.x = 5;
            m.next = head;
            head = m;
        }
        while (head != null) {
            assert head.x == 5;
            head = head.next;
        }
    }

    static void unwritten(Node a) {
        if (a != null) {
            Node m = new Node();
            m.next = a.next;
            a.next = m;
            m.x = a.x;
            assert m.x == 0;
        }
    }

    static void arrays(int[] a, int[] b, int i) {
        if (a != null && b != null && i >= 0 && i < a.length && i < b.length) {
            a[i] = 1;
            b[i] = 2;
            assert a[i] == 1;
        }
    }

    static void rest(int[] a, int n) {
        if (a != null) {
            for (int i = 0; i < n && i < a.length; i++) {
                a[i] = 1;
            }
            for (int i = 0; i < a.length; i++) {
                assert a[i] == 1;
            }
        }
    }

    static void elements(Node[] a) {
        if (a != null && a.length > 1 && a[0] != null && a[1] != null) {
            a[0].x = 1;
            a[1].x = 2;
            assert a[0].x == 1;
        }
    }

    static void subclass(Node a, Sub s) {
        if (a != null && s != null) {
            s.y = 4;
            if (a instanceof Sub) {
                ((Sub) a).y = 5;
            }
            a.x = 3;
            assert s.y == 4;
        }
    }

    static void kept(Node a) {
        if (a != null && shared != null) {
            shared.x = 1;
            a.x = 2;
            assert shared.x == 1;
        }
    }

    void add(int v) {
        if (items != null && count >= 0 && count < items.length) {
            items[count] = v;
            count = count + 1;
            assert items[0] == v;
        }
    }
}
