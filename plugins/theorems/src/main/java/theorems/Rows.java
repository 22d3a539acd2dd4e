package theorems;

/** Functions of arrays. */
public final class Rows {
    private Rows() {}

    public static int largest(int[] row) {
        int most = row[0];
        for (int x : row) {
            if (x > most) {
                most = x;
            }
        }
        return most;
    }

    /** Where the number is, or -1. */
    public static int indexOf(int[] row, int wanted) {
        for (int i = 0; i < row.length; i++) {
            if (row[i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    /** The element at an index that counts from the end: -1 is the last one. */
    public static int at(int[] row, int i) {
        return i < 0 ? row[row.length + i] : row[i];
    }

    /** How many numbers are not negative. */
    public static int countNatural(int[] row) {
        int n = 0;
        for (int x : row) {
            if (x > 0) {
                n++;
            }
        }
        return n;
    }
}
