// verdict: SAFE
// twin: AltPairsTurned
// about: Cells are put in front of a list two at a time, one with the constant 7 and one with 4: no two neighbours have the same.
// about: The two always come in the same order.
// run: values=false
// run: values=true,true,false

import java.util.Random;

public class AltPairsSafe {
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
            list = push(push(list, HIGH), LOW);
        }
        int before = HIGH;
        while (list != null) {
            assert list.level != before;
            before = list.level;
            list = list.next;
        }
    }
}
