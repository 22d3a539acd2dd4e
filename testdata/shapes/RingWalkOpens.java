// verdict: UNSAFE
// twin: RingWalkSafe
// about: A ring into which cells are put after its entry and from which they are taken: from each cell there is a next one, back to the entry.
// about: A cell that is taken out leaves the ring open.
// run: values=true,true,true,false,false
// run: values=true,true,true,false,true,false

import java.util.Random;

public class RingWalkOpens {
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
                out.next = null; // expect: violated null-dereference
                entry.next = out.next;
            }
        }
        Cell at = entry.next;
        while (at != entry) {
            at = at.next; // expect: violated null-dereference
        }
    }
}
