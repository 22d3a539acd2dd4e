// verdict: SAFE
// twin: MatrixTransposed
// about: A matrix with three rows and five columns.
// run: values=2,4

import java.util.Random;

public class MatrixSafe {
    public static void main(String[] args) {
        int[][] m = new int[3][5];
        Random random = new Random();
        int row = random.nextInt(3);
        int column = random.nextInt(5);
        m[row][column] = 7;
        int sum = 0;
        for (int i = 0; i < m.length; i++) {
            for (int j = 0; j < m[i].length; j++) {
                sum += m[i][j];
            }
        }
        System.out.println(sum + m[row][column]);
    }
}
