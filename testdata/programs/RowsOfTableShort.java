// verdict: UNSAFE
// twin: RowsOfTableSafe
// about: All rows of a table are as long as the first text, and a char more; the second one may be longer.
// run: args=c,bcd
// run: args=c,bdd
// run: args=,b

public class RowsOfTableShort {
    /** The length of the longest common subsequence of two texts. */
    static int common(String a, String b) {
        int[][] t = new int[a.length() + 1][a.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) == b.charAt(j - 1)) t[i][j] = t[i - 1][j - 1] + 1; // expect: violated array-index
                else t[i][j] = Math.max(t[i - 1][j], t[i][j - 1]); // expect: violated array-index
            }
        }
        return t[a.length()][b.length()]; // expect: violated array-index
    }

    public static void main(String[] args) {
        for (int i = 1; i < args.length; i++) System.out.println(common(args[i - 1], args[i]));
    }
}
