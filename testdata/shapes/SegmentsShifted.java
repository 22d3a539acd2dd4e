// verdict: UNSAFE
// twin: SegmentsSafe
// about: A list of two segments with a pointer to where the second begins; cells are put in at the front of either.
// about: A cell in the second segment says that it is in the first.
// run: values=true,false,false

import java.util.Random;

public class SegmentsShifted {
    static class Cell {
        int segment;
        Cell next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell middle = new Cell();
        middle.segment = 2;
        Cell head = middle;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            if (random.nextBoolean()) {
                cell.segment = 1;
                cell.next = head;
                head = cell;
            } else {
                cell.segment = 1;
                cell.next = middle.next;
                middle.next = cell;
            }
        }
        Cell at = head;
        while (at != middle) {
            assert at.segment == 1;
            at = at.next;
        }
        while (at != null) {
            assert at.segment == 2; // expect: violated assert
            at = at.next;
        }
    }
}
