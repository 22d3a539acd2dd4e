// verdict: SAFE
// twin: SweepSkips
// about: Cells that are marked are taken out of a list while it is walked along; none is left then.
// run: values=false
// run: values=true,true,true,false,true,true,false

import java.util.Random;

public class SweepSafe {
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
            } else {
                before = at;
            }
            at = at.next;
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
            assert !at.marked;
        }
    }
}
