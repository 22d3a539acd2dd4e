// verdict: SAFE
// twin: AltWalkMixed
// about: A do-while loop builds an alternating list, and a method compares neighbours on the way along it.
// about: The two values take turns.
// run: values=false
// run: values=true,true,false

import java.util.Random;

public class AltWalkSafe {
    static class Cell {
        final int mark;
        Cell next;

        Cell(int mark) {
            this.mark = mark;
        }

        boolean differs(Cell other) {
            return other == null || other.mark != mark;
        }
    }

    static Cell step(Cell cell) {
        assert cell.differs(cell.next);
        return cell.next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell top = null;
        boolean one = false;
        do {
            Cell cell = new Cell(one ? 1 : 2);
            cell.next = top;
            top = cell;
            one = !one;
        } while (random.nextBoolean());
        do {
            top = step(top);
        } while (top != null);
    }
}
