// verdict: UNSAFE
// twin: AltBoxedSafe
// about: The data of an alternating list are objects of their own; each cell gets a new one with the other value.
// about: From the third cell on, a cell has the same object as the one after it.
// run: values=true,true,true,false

import java.util.Random;

public class AltBoxedShared {
    static class Box {
        boolean value;
    }

    static class Cell {
        Box box;
        Cell next;
    }

    static Box box(boolean value) {
        Box box = new Box();
        box.value = value;
        return box;
    }

    public static void main(String[] args) {
        Random random = new Random();
        boolean value = false;
        Cell list = null;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.box = list != null && list.next != null ? list.box : box(value);
            cell.next = list;
            list = cell;
            value = !value;
        }
        while (list != null) {
            value = !value;
            assert list.box.value == value; // expect: violated assert
            list = list.next;
        }
    }
}
