// verdict: SAFE
// twin: ListTakesSize
// about: The running example of LPAR'17: numbers below the size of a table go into one list, all others into another.
// run: args=3,12,9

public class ListBelowSizeSafe {
    static class Node {
        final Node next;
        final int data;

        Node(Node next, int data) {
            this.next = next;
            this.data = data;
        }
    }

    public static void main(String[] args) {
        final int size = 10;
        final int[] table = new int[size];
        Node l1 = null;
        Node l2 = null;
        for (int i = 0; i < args.length; i++) {
            int d = Integer.parseInt(args[i]);
            if (d >= 0 && d < size) {
                l1 = new Node(l1, d);
            } else {
                l2 = new Node(l2, d);
            }
        }
        while (l1 != null) {
            table[l1.data] = table[l1.data] + 1;
            l1 = l1.next;
        }
    }
}
