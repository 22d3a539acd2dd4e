// verdict: SAFE
// twin: SllWhiteBlueTwoBlue
// about: There is exactly one blue node in a list of white ones: it goes between those before it and those behind.
// run: values=false,false
// run: values=true,false,true,false

import java.util.Random;

public class SllWhiteBlueSafe {
    static final int WHITE = 0;
    static final int BLUE = 1;

    static class Node {
        int colour;
        Node next;
    }

    static Node push(Node list, int colour) {
        Node node = new Node();
        node.colour = colour;
        node.next = list;
        return node;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Node list = null;
        while (random.nextBoolean()) {
            list = push(list, WHITE);
        }
        list = push(list, BLUE);
        while (random.nextBoolean()) {
            list = push(list, WHITE);
        }
        int blue = 0;
        for (Node node = list; node != null; node = node.next) {
            if (node.colour == BLUE) {
                blue++;
            }
        }
        assert blue == 1;
    }
}
