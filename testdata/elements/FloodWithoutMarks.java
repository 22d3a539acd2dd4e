// verdict: UNSAFE
// twin: FloodSafe
// about: A search over a grid keeps its queue within the number of cells.
// about: Cells are not marked as seen.
// run: values=0,0

import java.util.Random;

public class FloodWithoutMarks {
    private static final int SIDE = 4;
    private final boolean[] seen = new boolean[SIDE * SIDE];
    private final int[] queue = new int[SIDE * SIDE];
    private int end;

    void visit(int row, int col) {
        if (row < 0 || row >= SIDE || col < 0 || col >= SIDE) {
            return;
        }
        int cell = row * SIDE + col;
        if (seen[cell]) {
            return;
        }
        seen[cell] = row > 1;
        queue[end++] = cell; // expect: violated array-index
    }

    int flood(int row, int col) {
        visit(row, col);
        int at = 0;
        while (at < end) {
            int cell = queue[at++];
            visit(cell / SIDE - 1, cell % SIDE);
            visit(cell / SIDE + 1, cell % SIDE);
            visit(cell / SIDE, cell % SIDE - 1);
            visit(cell / SIDE, cell % SIDE + 1);
        }
        return at;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int n = new FloodWithoutMarks().flood(random.nextInt(SIDE), random.nextInt(SIDE));
        System.out.println(n + " cells");
    }
}
