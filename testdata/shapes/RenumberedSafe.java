// verdict: SAFE
// twin: RenumberedFromSecond
// about: A list is numbered anew from its first cell on, by threes; neighbours then differ by three.
// run: values=7,true,true,true,false
// run: values=2147483647,true,true,true,true,false

import java.util.Random;

public class RenumberedSafe {
    static class Cell {
        int number;
        Cell next;
    }

    static void number(Cell from, int first) {
        int n = first;
        for (Cell at = from; at != null; at = at.next) {
            at.number = n;
            n += 3;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int first = random.nextInt();
        Cell list = null;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.next = list;
            list = cell;
        }
        number(list, first);
        for (Cell at = list; at != null && at.next != null; at = at.next) {
            assert at.next.number == at.number + 3;
        }
    }
}
