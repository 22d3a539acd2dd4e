// verdict: UNSAFE
// twin: MatrixSafe
// about: A matrix with three rows and five columns.
// about: Row and column are swapped in one access.
// run: values=0,3

import java.util.Random;

public class MatrixTransposed {
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
        System.out.println(sum + m[column][row]); // expect: violated array-index
    }
}
