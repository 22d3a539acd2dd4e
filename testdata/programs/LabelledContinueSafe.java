// verdict: SAFE
// about: Counts the rows of a triangle that hold no mark.
// run: values=2,3,1,0

import java.util.Random;

public class LabelledContinueSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int rows = random.nextInt(6);
        int empty = 0;
        int passed = 0;
        rows:
        for (int i = 0; i < rows; i++) {
            passed++;
            for (int j = 0; j <= i; j++) {
                if (random.nextInt(4) == 0) {
                    continue rows;
                }
            }
            empty++;
        }
        assert empty <= passed;
        assert passed == rows;
    }
}
