// verdict: SAFE
// twin: BackLinkMissing
// about: A doubly linked list into which cells are put anywhere: the cell after each leads back to it.
// run: values=false
// run: values=true,true,false,true,true,false,false

import java.util.Random;

public class BackLinkSafe {
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
            if (cell.next != null) {
                cell.next.prev = cell;
            }
            at.next = cell;
        }
        for (Cell x = head; x.next != null; x = x.next) {
            assert x.next.prev == x;
        }
    }
}
