// verdict: SAFE
// twin: AltZipAlike
// about: Cells of two lists are taken in turns and put into a third one, until one of the two is empty: the third alternates.
// about: The cells of one list have another value than those of the other.
// run: values=false,false
// run: values=true,true,false,true,true,true,false

import java.util.Random;

public class AltZipSafe {
    static class Cell {
        boolean second;
        Cell next;
    }

    static Cell list(Random random, boolean second) {
        Cell list = null;
        while (random.nextBoolean()) {
            Cell cell = new Cell();
            cell.second = second;
            cell.next = list;
            list = cell;
        }
        return list;
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cell a = list(random, false);
        Cell b = list(random, true);
        Cell zip = null;
        while (a != null && b != null) {
            Cell rest = b.next;
            b.next = zip;
            zip = b;
            b = rest;
            rest = a.next;
            a.next = zip;
            zip = a;
            a = rest;
        }
        boolean second = false;
        while (zip != null) {
            assert zip.second == second;
            second = !second;
            zip = zip.next;
        }
    }
}
