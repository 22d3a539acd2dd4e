// verdict: UNSAFE
// twin: SelfCheckSafe
// about: A method that a constructor passes its object to reads a field that is not set yet.
// run: values=3

import java.util.Random;

public class SelfCheckReadsEarly {
    static class Node {
        final int[] table;
        final String name;
        final int[] sizes;

        Node(int n, String name) {
            table = new int[n];
            refuse(this);
            sizes = new int[size(1) + 1];
            this.name = name;
        }

        static void refuse(Object o) {
            if (o == null || o.getClass() == SelfCheckReadsEarly.class) {
                throw new IllegalStateException();
            }
        }

        int size(int factor) {
            return table.length * factor + name.length(); // expect: violated null-dereference
        }

        Node copy() {
            return new Node(table.length, name);
        }
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(7);
        Node node = new Node(n, "first");
        for (int i = new Random().nextInt(3); i > 0; i--) {
            node = node.copy();
        }
        assert node.name.length() == 5;
        assert node.sizes.length == n + 1;
    }
}
