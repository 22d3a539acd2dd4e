// verdict: SAFE
// twin: PascalTriangleFullRows
// about: Pascal's triangle: row i of the table has i + 1 entries, each the sum of two in the row above.
// run: values=4
// run: values=0

import java.util.Random;

public class PascalTriangleSafe {
    static int[][] triangle(int rows) {
        int[][] t = new int[rows][];
        int[] above = null;
        for (int i = 0; i < rows; i++) {
            int[] row = new int[i + 1];
            row[0] = 1;
            row[i] = 1;
            for (int j = 1; j < i; j++) {
                row[j] = above[j - 1] + above[j];
            }
            t[i] = row;
            above = row;
        }
        return t;
    }

    public static void main(String[] args) {
        int rows = new Random().nextInt(30);
        int[][] t = triangle(rows);
        for (int i = 0; i < rows; i++) {
            int[] row = t[i];
            if (row != null) {
                System.out.println(row[i]);
            }
        }
    }
}
