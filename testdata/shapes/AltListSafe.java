// verdict: SAFE
// twin: AltListRepeats
// about: OGHI's alt_list: a list whose data alternate is built from the back, then walked along and checked.
// run: values=false
// run: values=true,true,false

import java.util.Random;

public class AltListSafe {
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
            d = !d;
            l = cons(d, l);
        }
        while (l != null) {
            assert l.data == d;
            d = !d;
            l = l.next;
        }
    }
}
