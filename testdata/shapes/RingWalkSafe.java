// verdict: SAFE
// twin: RingWalkOpens
// about: A ring into which cells are put after its entry and from which they are taken: from each cell there is a next one, back to the entry.
// run: values=false
// run: values=true,true,true,true,true,false,false

import java.util.Random;

public class RingWalkSafe {
    static class Cell {
        Cell next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell entry = new Cell();
        entry.next = entry;
        while (random.nextBoolean()) {
            if (random.nextBoolean()) {
                Cell cell = new Cell();
                cell.next = entry.next;
                entry.next = cell;
            } else if (entry.next != entry) {
                Cell out = entry.next;
                entry.next = out.next;
                out.next = null;
            }
        }
        Cell at = entry.next;
        while (at != entry) {
            at = at.next;
        }
    }
}
