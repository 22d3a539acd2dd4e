// verdict: UNSAFE
// twin: AltListSafe
// about: OGHI's alt_list: a list whose data alternate is built from the back, then walked along and checked.
// about: The first cell that is added repeats the data of the last one.
// run: values=true,false
// run: values=true,true,false

import java.util.Random;

public class AltListRepeats {
    static class Cell {
        boolean data;
        Cell next;
    }

    static Cell cons(boolean data, Cell next) {
        Cell cell = new Cell();
        cell.data = data;
        cell.next = next;
        return cell;
    }

    public static void main(String[] args) {
        Random random = new Random();
        boolean d = true;
        Cell l = cons(d, null);
        while (random.nextBoolean()) {
            l = cons(d, l);
            d = !d;
        }
        d = l.data;
        while (l != null) {
            assert l.data == d; // expect: violated assert
            d = !d;
            l = l.next;
        }
    }
}
