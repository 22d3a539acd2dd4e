public class Weak {
    static void numbers(double x) {
        if (x > 0 && x < 1) {
            assert x * x <= x;
        }
    }

    static class Cell {
        double x;
        Cell next;
    }

    static void cells(double x, int n) {
        Cell list = null;
        for (int i = 0; i < n; i++) {
            Cell c = new Cell();
            c.x = x;
            c.next = list;
            list = c;
        }
        if (list != null && list.x > 0 && list.x < 1) {
            assert list.x * list.x <= list.x;
        }
    }
}
