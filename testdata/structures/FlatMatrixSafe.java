// verdict: SAFE
// twin: FlatMatrixRowStride
// about: A matrix of 6 rows and 4 columns in one array, row by row.
// run: values=2,3,5,3,9,0,0,5,3

import java.util.Random;

public class FlatMatrixSafe {
    static final int ROWS = 6;
    static final int COLUMNS = 4;

    private final int[] cells = new int[ROWS * COLUMNS];

    int index(int row, int column) {
        return row * COLUMNS + column;
    }

    int get(int row, int column) {
        return cells[index(row, column)];
    }

    void set(int row, int column, int value) {
        cells[index(row, column)] = value;
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
        FlatMatrixSafe m = new FlatMatrixSafe();
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
