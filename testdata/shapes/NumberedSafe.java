// verdict: SAFE
// twin: NumberedTwice
// about: The cells of a list are numbered from any number on while it is made; each cell has one more than the next.
// run: values=5,true,true,true,false
// run: values=2147483646,true,true,true,true,false

import java.util.Random;

public class NumberedSafe {
    static class Cell {
        final int number;
        Cell next;

        Cell(int number, Cell next) {
            this.number = number;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int first = random.nextInt();
        int count = first;
        Cell list = null;
        while (random.nextBoolean()) {
            list = new Cell(count++, list);
        }
        int expected = count;
        for (Cell at = list; at != null; at = at.next) {
            expected--;
            assert at.number == expected;
        }
    }
}
