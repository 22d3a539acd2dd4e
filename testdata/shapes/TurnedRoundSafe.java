// verdict: SAFE
// twin: TurnedRoundOnce
// about: A list of late cells, then early ones, is reversed in place: early cells come first then.
// run: values=false,false
// run: values=true,true,false,true,true,false

import java.util.Random;

public class TurnedRoundSafe {
    static class Cell {
        boolean late;
        Cell next;
    }

    static Cell reverse(Cell list) {
        Cell turned = null;
        while (list != null) {
            Cell rest = list.next;
            list.next = turned;
            turned = list;
            list = rest;
        }
        return turned;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell list = null;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.next = list;
            list = cell;
        }
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.late = true;
            cell.next = list;
            list = cell;
        }
        list = reverse(list);
        boolean seen = false;
        while (list != null) {
            assert list.late || !seen;
            seen = list.late;
            list = list.next;
        }
    }
}
