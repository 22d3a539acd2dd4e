// verdict: SAFE
// twin: FieldMatrixJagged
// about: All rows of a matrix have one length.
// run: values=3,4

import java.util.Random;

public class FieldMatrixSafe {
    private final int[][] cells;
    private final int width;

    FieldMatrixSafe(int height, int width) {
        this.width = width;
        cells = new int[height][];
        for (int row = 0; row < height; row++) {
            cells[row] = new int[width];
        }
    }

    void fill(int value) {
        for (int row = 0; row < cells.length; row++) {
            for (int col = 0; col < width; col++) {
                cells[row][col] = value + row * col;
            }
        }
    }

    long sumOfColumn(int col) {
        long sum = 0;
        for (int[] row : cells) {
            sum += row[col];
        }
        return sum;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int height = random.nextInt(8) + 1;
        int width = random.nextInt(8) + 1;
        FieldMatrixSafe m = new FieldMatrixSafe(height, width);
        m.fill(3);
        System.out.println(m.sumOfColumn(width - 1));
    }
}
