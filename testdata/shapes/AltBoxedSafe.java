// verdict: SAFE
// twin: AltBoxedShared
// about: The data of an alternating list are objects of their own; each cell gets a new one with the other value.
// about: No object belongs to two cells.
// run: values=false
// run: values=true,true,false

import java.util.Random;

public class AltBoxedSafe {
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
            cell.box = box(value);
            cell.next = list;
            list = cell;
            value = !value;
        }
        while (list != null) {
            value = !value;
            assert list.box.value == value;
            list = list.next;
        }
    }
}
