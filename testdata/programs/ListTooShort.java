// verdict: UNSAFE
// twin: ListLengthSafe
// about: Builds a list and looks at its second element.
// about: A list of one element has no second.
// run: values=0

import java.util.Random;

public class ListTooShort {
    static class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        int n = 1 + new Random().nextInt(10);
        Node list = null;
        for (int i = 0; i < n; i++) {
            list = new Node(i, list);
        }
        Node second = list.next;
        System.out.println(second.value); // expect: violated null-dereference
    }
}
