// verdict: UNSAFE
// twin: AppendedSafe
// about: Two lists are built, one of first cells, one of second ones, and the second is appended to the first: no first cell comes after a second one.
// about: The first list is appended to the second one.
// run: values=false,false
// run: values=true,false,true,false

import java.util.Random;

public class AppendedTwisted {
    static class Cell {
        int part;
        Cell next;
    }

    static Cell list(Random random, int part) {
        Cell head = new Cell();
        head.part = part;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.part = part;
            cell.next = head;
            head = cell;
        }
        return head;
    }

    static void append(Cell front, Cell back) {
        while (front.next != null) {
            front = front.next;
        }
        front.next = back;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell first = list(random, 1);
        Cell second = list(random, 2);
        append(second, first);
        boolean inSecond = false;
        for (Cell at = second; at != null; at = at.next) {
            if (at.part == 2) {
                inSecond = true;
            }
            assert !inSecond || at.part == 2; // expect: violated assert
        }
    }
}
