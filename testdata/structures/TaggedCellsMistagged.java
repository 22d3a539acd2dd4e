// verdict: UNSAFE
// twin: TaggedCellsSafe
// about: Cells of a list hold objects of different classes, and a tag that says which; casts rely on the tag.
// about: A flag that is not set gets the tag of a number.
// run: values=1,1,0

import java.util.Random;

public class TaggedCellsMistagged {
    static final int NUMBER = 0;
    static final int FLAG = 1;

    static class NumberValue {
        int number;
    }

    static class FlagValue {
        boolean flag;
    }

    static class Cell {
        final int tag;
        final Object content;
        final Cell next;

        Cell(int tag, Object content, Cell next) {
            this.tag = tag;
            this.content = content;
            this.next = next;
        }
    }

    static Cell number(int n, Cell next) {
        NumberValue v = new NumberValue();
        v.number = n;
        return new Cell(NUMBER, v, next);
    }

    static Cell flag(boolean b, Cell next) {
        FlagValue v = new FlagValue();
        v.flag = b;
        return new Cell(b ? FLAG : NUMBER, v, next);
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell cells = null;
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            int r = random.nextInt(2);
            cells = r == 0 ? number(random.nextInt(10), cells) : flag(random.nextInt(2) == 1, cells);
        }
        int sum = 0;
        for (Cell c = cells; c != null; c = c.next) {
            if (c.tag == NUMBER) {
                sum += ((NumberValue) c.content).number; // expect: violated class-cast
            } else if (((FlagValue) c.content).flag) {
                sum++;
            }
        }
        assert sum >= 0;
    }
}
