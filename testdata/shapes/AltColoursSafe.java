// verdict: SAFE
// twin: AltColoursSkips
// about: Three colours take turns in a list: after red comes green, then blue, then red again.
// about: The colour of the next cell is kept in a variable.
// run: values=false
// run: values=true,true,true,true,false

import java.util.Random;

public class AltColoursSafe {
    static class Cell {
        int colour;
        Cell next;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell list = null;
        int colour = 0;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.colour = colour;
            cell.next = list;
            list = cell;
            if (colour == 2) {
                colour = 0;
            } else {
                colour = colour + 1;
            }
        }
        while (list != null && list.next != null) {
            Cell after = list.next;
            if (list.colour == 0) {
                assert after.colour == 2;
            } else if (list.colour == 1) {
                assert after.colour == 0;
            } else {
                assert after.colour == 1;
            }
            list = after;
        }
    }
}
