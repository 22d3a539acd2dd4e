// verdict: UNSAFE
// twin: SweepSafe
// about: Cells that are marked are taken out of a list while it is walked along; none is left then.
// about: What comes after a cell that is taken out is not looked at.
// run: values=true,true,true,true,true,false,false

import java.util.Random;

public class SweepSkips {
    static class Cell {
        boolean marked;
        Cell next;
    }

    static Cell sweep(Cell list) {
        while (list != null && list.marked) {
            list = list.next;
        }
        if (list == null) {
            return null;
        }
        Cell before = list;
        Cell at = list.next;
        while (at != null) {
            if (at.marked) {
                before.next = at.next;
                at = at.next;
            }
            before = at;
            if (at != null) {
                at = at.next;
            }
        }
        return list;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell list = null;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.marked = random.nextBoolean();
            cell.next = list;
            list = cell;
        }
        for (Cell at = sweep(list); at != null; at = at.next) {
            assert !at.marked; // expect: violated assert
        }
    }
}
