// verdict: SAFE
// twin: ListTooShort
// about: Builds a list and looks at its second element.
// run: values=1
// run: values=4

import java.util.Random;

public class ListLengthSafe {
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
        Node second = list == null ? null : list.next;
        if (second != null) {
            System.out.println(second.value);
        }
    }
}
