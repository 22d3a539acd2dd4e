// verdict: UNSAFE
// about: A class initialiser makes objects; the program adds to them and changes the first.
// run: args=1

public class StaticList {
    static class Node {
        int data;
        Node next;
    }

    static class Registry {
        static Node head = new Node();
        static int[] table = new int[4];

        static {
            head.data = 7;
            head.next = new Node();
            table[2] = 5;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < args.length; i++) {
            Node n = new Node();
            n.data = 7;
            n.next = Registry.head;
            Registry.head = n;
            Registry.table[i % 4] += 1;
        }
        for (Node n = Registry.head; n != null; n = n.next) {
            assert n.data == 7; // expect: violated assert
        }
    }
}
