// verdict: SAFE
// twin: AltTailTwice
// about: An alternating list grows at its end, where a variable refers to the last cell; each new cell differs from that.
// about: The value of a new cell is the opposite of that of the last one.
// run: values=false
// run: values=true,true,true,false

import java.util.Random;

public class AltTailSafe {
    static class Cell {
        boolean odd;
        Cell next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell first = new Cell();
        Cell last = first;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.odd = !last.odd;
            last.next = cell;
            last = cell;
        }
        boolean odd = false;
        for (Cell at = first; at != null; at = at.next) {
            assert at.odd == odd;
            odd = !odd;
        }
    }
}
