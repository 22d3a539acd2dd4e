// verdict: SAFE
// twin: VisitOnceCycle
// about: Each cell is marked when it is come to, and none is found marked: the list has no cycle.
// run: values=false
// run: values=true,true,true,false,true,true,false

import java.util.Random;

public class VisitOnceSafe {
    static class Cell {
        boolean marked;
        Cell next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell list = new Cell();
        Cell last = list;
        while (random.nextBoolean()) {
            if (random.nextBoolean()) {
                Cell cell = new Cell();
                cell.next = list;
                list = cell;
            } else {
                last.next = new Cell();
                last = last.next;
            }
        }
        while (list != null) {
            assert !list.marked;
            list.marked = true;
            list = list.next;
        }
    }
}
