// verdict: SAFE
// twin: ListOfPositivesZero
// about: Only positive numbers are linked into a list, which is then used for divisions.
// run: values=3,5,0,-2

import java.util.Random;

public class ListOfPositivesSafe {
    static class Node {
        int value;
        Node next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Node list = null;
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            int v = random.nextInt();
            if (v > 0) {
                Node node = new Node();
                node.value = v;
                node.next = list;
                list = node;
            }
        }
        int result = 0;
        for (Node p = list; p != null; p = p.next) {
            result += 1000 / p.value;
        }
        System.out.println(result);
    }
}
