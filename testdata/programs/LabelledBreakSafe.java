// verdict: SAFE
// twin: LabelledBreakInner
// about: Searches two nested loops and leaves both at the first hit.
// run: values=3

import java.util.Random;

public class LabelledBreakSafe {
    public static void main(String[] args) {
        int wanted = new Random().nextInt(16);
        int row;
        int hits = 0;
        int[] found = new int[4];
        search:
        for (row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                if (4 * row + column == wanted) {
                    hits++;
                    break search;
                }
            }
        }
        found[row] = hits;
    }
}
