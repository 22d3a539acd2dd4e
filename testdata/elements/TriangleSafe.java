// verdict: SAFE
// twin: TriangleTooWide
// about: Pascal's triangle: row n has n + 1 numbers.
// run: values=5

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class TriangleSafe {
    private final List<int[]> rows = new ArrayList<>();

    void grow() {
        int n = rows.size();
        int[] row = new int[n + 1];
        row[0] = 1;
        row[n] = 1;
        if (n > 0) {
            int[] above = rows.get(n - 1);
            for (int k = 1; k < above.length; k++) {
                row[k] = above[k - 1] + above[k];
            }
        }
        rows.add(row);
    }

    int sumOf(int n) {
        int sum = 0;
        for (int x : rows.get(n)) {
            sum += x;
        }
        return sum;
    }

    public static void main(String[] args) {
        int height = 1 + new Random().nextInt(15);
        TriangleSafe triangle = new TriangleSafe();
        for (int i = 0; i < height; i++) {
            triangle.grow();
        }
        System.out.println(triangle.sumOf(height - 1));
    }
}
