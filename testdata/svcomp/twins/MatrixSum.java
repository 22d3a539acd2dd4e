// breaks: runtime
// Rows of a matrix need not have one length.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[][] m = {{1, 2, 3}, {4, 5}, {6}};
        int row = Verifier.nondetInt();
        int col = Verifier.nondetInt();
        Verifier.assume(row >= 0 && row < m.length);
        Verifier.assume(col >= 0 && col < m[row].length); //~ Verifier.assume(col >= 0 && col < m[0].length);
        assert m[row][col] > 0;
    }
}
