// verdict: UNSAFE
// twin: NumberedSafe
// about: The cells of a list are numbered from any number on while it is made; each cell has one more than the next.
// about: Two cells can get the same number.
// run: values=5,true,false,true,true,false

import java.util.Random;

public class NumberedTwice {
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
            list = new Cell(count, list);
            if (random.nextBoolean()) {
                count++;
            }
        }
        int expected = count;
        for (Cell at = list; at != null; at = at.next) {
            expected--;
            assert at.number == expected; // expect: violated assert
        }
    }
}
