// verdict: UNSAFE
// twin: SllConstantNoLoopNoStructSafe
// about: Cells on the heap that hold a number and nothing else, without a loop.
// about: The alias is one of the other cell.
// run:

public class SllConstantNoLoopNoStructUnsafe {
    public static void main(String[] args) {
        int[] first = new int[1];
        first[0] = 1;
        int[] second = new int[1];
        second[0] = 2;
        int[] same = second;
        same[0] = 3;
        assert first[0] == 3; // expect: violated assert
        assert second[0] == 2;
    }
}
