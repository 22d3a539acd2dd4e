// verdict: SAFE
// twin: SllConstantNoLoopNoStructUnsafe
// about: Cells on the heap that hold a number and nothing else, without a loop.
// run:

public class SllConstantNoLoopNoStructSafe {
    public static void main(String[] args) {
        int[] first = new int[1];
        first[0] = 1;
        int[] second = new int[1];
        second[0] = 2;
        int[] same = first;
        same[0] = 3;
        assert first[0] == 3;
        assert second[0] == 2;
    }
}
