// verdict: UNSAFE
// twin: LabelledBreakSafe
// about: Searches two nested loops and leaves both at the first hit.
// about: A plain break leaves only the inner loop, so the outer one runs to its end.
// run: values=3

import java.util.Random;

public class LabelledBreakInner {
    public static void main(String[] args) {
        int wanted = new Random().nextInt(16);
        int row;
        int hits = 0;
        int[] found = new int[4];
        for (row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                if (4 * row + column == wanted) {
                    hits++;
                    break;
                }
            }
        }
        found[row] = hits; // expect: violated array-index
    }
}
