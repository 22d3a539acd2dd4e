// verdict: UNSAFE
// twin: BackLinkSafe
// about: A doubly linked list into which cells are put anywhere: the cell after each leads back to it.
// about: What comes after a cell that is put in still leads back to the cell before.
// run: values=true,true,false,false

import java.util.Random;

public class BackLinkMissing {
    static class Cell {
        Cell next;
        Cell prev;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell head = new Cell();
        while (random.nextBoolean()) {
            Cell at = head;
            while (at.next != null && random.nextBoolean()) {
                at = at.next;
            }
            Cell cell = new Cell();
            cell.prev = at;
            cell.next = at.next;
            at.next = cell;
        }
        for (Cell x = head; x.next != null; x = x.next) {
            assert x.next.prev == x; // expect: violated assert
        }
    }
}
