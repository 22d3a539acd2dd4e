// verdict: UNSAFE
// twin: AltPairsSafe
// about: Cells are put in front of a list two at a time, one with the constant 7 and one with 4: no two neighbours have the same.
// about: The two may be put in front in either order.
// run: values=true,true,true,false,false

import java.util.Random;

public class AltPairsTurned {
    static final int LOW = 4;
    static final int HIGH = 7;

    static class Cell {
        int level;
        Cell next;
    }

    static Cell push(Cell list, int level) {
        Cell cell = new Cell();
        cell.level = level;
        cell.next = list;
        return cell;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell list = null;
        while (random.nextBoolean()) {
            list = random.nextBoolean() ? push(push(list, HIGH), LOW) : push(push(list, LOW), HIGH);
        }
        int before = HIGH;
        while (list != null) {
            assert list.level != before; // expect: violated assert
            before = list.level;
            list = list.next;
        }
    }
}
