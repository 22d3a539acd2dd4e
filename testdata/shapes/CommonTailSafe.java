// verdict: SAFE
// twin: CommonTailCrossed
// about: Two lists with cells of their own share their last cells: on the way along one there is no cell of the other.
// run: values=false,false,false
// run: values=true,false,true,true,false,true,false

import java.util.Random;

public class CommonTailSafe {
    static class Cell {
        int owner;
        Cell next;
    }

    static Cell grow(Random random, Cell list, int owner) {
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.owner = owner;
            cell.next = list;
            list = cell;
        }
        return list;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell common = grow(random, null, 0);
        Cell left = grow(random, common, 1);
        Cell right = grow(random, common, 2);
        for (Cell at = left; at != null; at = at.next) {
            assert at.owner != 2;
        }
        for (Cell at = common; at != null; at = at.next) {
            at.owner = 1;
        }
        for (Cell at = right; at != null; at = at.next) {
            assert at.owner != 0;
        }
    }
}
