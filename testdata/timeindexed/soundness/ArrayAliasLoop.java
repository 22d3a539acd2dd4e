// verdict: UNSAFE
// about: Rows of a matrix that are one and the same array.
// run: args=1,2

public class ArrayAliasLoop {
    public static void main(String[] args) {
        int n = Math.min(args.length, 1000);
        int[][] rows = new int[n][];
        int[] shared = new int[n + 1];
        for (int i = 0; i < n; i++) {
            rows[i] = i == 1 ? rows[0] : new int[n];
        }
        for (int i = 0; i < n; i++) {
            rows[i][0] = i + 1;
        }
        for (int i = 0; i < n; i++) {
            assert rows[i][0] == i + 1; // expect: violated assert
        }
        assert shared[n] == 0;
    }
}
