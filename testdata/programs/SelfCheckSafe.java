// verdict: SAFE
// twin: SelfCheckReadsEarly
// about: A constructor passes its object to methods that ask for its class and read another field.
// run: values=3,1

import java.util.Random;

public class SelfCheckSafe {
    static class Node {
        final int[] table;
        final String name;
        final int[] sizes;

        Node(int n, String name) {
            table = new int[n];
            refuse(this);
            this.name = name;
            sizes = new int[size(1) + 1];
        }

        static void refuse(Object o) {
            if (o == null || o.getClass() == SelfCheckSafe.class) {
                throw new IllegalStateException();
            }
        }

        int size(int factor) {
            return table.length * factor;
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
