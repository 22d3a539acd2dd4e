// verdict: UNSAFE
// twin: VisitOnceSafe
// about: Each cell is marked when it is come to, and none is found marked: the list has no cycle.
// about: The last cell can lead back to the first.
// run: values=true,true,false,true
// run: values=false,true

import java.util.Random;

public class VisitOnceCycle {
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
        if (random.nextBoolean()) {
            last.next = list;
        }
        while (list != null) {
            assert !list.marked; // expect: violated assert
            list.marked = true;
            list = list.next;
        }
    }
}
