// verdict: UNSAFE
// about: A read after a write through another name of the object.
// run:
// run: args=1

public class CacheAlias {
    static class Cell {
        int value;
        Cell next;
    }

    public static void main(String[] args) {
        Cell list = null;
        for (int i = 0; i <= args.length; i++) {
            Cell cell = new Cell();
            cell.value = i;
            cell.next = list;
            list = cell;
        }
        Cell p = list;
        Cell q = list;
        for (int i = 0; i < args.length; i++) {
            q = q.next;
        }
        int before = p.value;
        q.value = 9;
        assert p.value == before; // expect: violated assert
        assert p.value == 9; // expect: violated assert
    }
}
