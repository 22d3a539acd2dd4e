// verdict: UNSAFE
// twin: FlatMatrixSafe
// about: A matrix of 6 rows and 4 columns in one array, row by row.
// about: The numbers of rows and columns are exchanged in the index.
// run: values=1,4,4,0
// run: values=0,5,1

import java.util.Random;

public class FlatMatrixRowStride {
    static final int ROWS = 6;
    static final int COLUMNS = 4;

    private final int[] cells = new int[ROWS * COLUMNS];

    int index(int row, int column) {
        return row * ROWS + column;
    }

    int get(int row, int column) {
        return cells[index(row, column)]; // expect: violated array-index
    }

    void set(int row, int column, int value) {
        cells[index(row, column)] = value; // expect: violated array-index
    }

    int trace() {
        int sum = 0;
        for (int i = 0; i < ROWS && i < COLUMNS; i++) {
            sum += get(i, i);
        }
        return sum;
    }

    public static void main(String[] args) {
        Random random = new Random();
        FlatMatrixRowStride m = new FlatMatrixRowStride();
        int n = random.nextInt(100);
        for (int i = 0; i < n; i++) {
            int value = random.nextInt(10) - 7;
            m.set(random.nextInt(ROWS), random.nextInt(COLUMNS), value < 0 ? 0 : value);
        }
        int trace = m.trace();
        assert 0 <= trace && trace <= 8;
        assert m.get(random.nextInt(ROWS), random.nextInt(COLUMNS)) <= 2;
    }
}
