// verdict: UNSAFE
// twin: AltTailSafe
// about: An alternating list grows at its end, where a variable refers to the last cell; each new cell differs from that.
// about: Each new cell differs from the first one.
// run: values=true,true,false

import java.util.Random;

public class AltTailTwice {
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
            cell.odd = !first.odd;
            last.next = cell;
            last = cell;
        }
        boolean odd = false;
        for (Cell at = first; at != null; at = at.next) {
            assert at.odd == odd; // expect: violated assert
            odd = !odd;
        }
    }
}
