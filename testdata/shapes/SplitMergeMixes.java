// verdict: UNSAFE
// twin: SplitMergeSafe
// about: A list is split into its even and its odd cells, which are checked and then put into one list again.
// about: An odd cell is followed by the even ones.
// run: values=true,true,true,false,false

import java.util.Random;

public class SplitMergeMixes {
    static class Cell {
        boolean odd;
        Cell next;
    }

    static void check(Cell list, boolean odd) {
        while (list != null) {
            assert list.odd == odd; // expect: violated assert
            list = list.next;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell list = null;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.odd = random.nextBoolean();
            cell.next = list;
            list = cell;
        }
        Cell even = null;
        Cell odd = null;
        while (list != null) {
            Cell rest = list.next;
            if (list.odd) {
                list.next = even;
                odd = list;
            } else {
                list.next = even;
                even = list;
            }
            list = rest;
        }
        check(even, false);
        check(odd, true);
        Cell merged = odd;
        while (even != null) {
            Cell rest = even.next;
            even.next = merged;
            merged = even;
            even = rest;
        }
        boolean inOdd = false;
        for (; merged != null; merged = merged.next) {
            assert merged.odd || !inOdd;
            inOdd = merged.odd;
        }
    }
}
