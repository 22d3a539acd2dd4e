// verdict: SAFE
// twin: RowOfDigitsTooLong
// about: A row is a text or an array, and its length is asked before a loop reads it.
// about: The loop ends at the length.
// run: args=12,-,7 values=3

import java.util.Random;

/** The largest numbers of rows, which come as texts of digits or as arrays. */
public class RowOfDigitsSafe {
    static int length(Object row) {
        return row instanceof String ? ((String) row).length() : ((int[]) row).length;
    }

    static int at(Object row, int i) {
        if (row instanceof String) {
            return ((String) row).charAt(i) - '0';
        }
        return ((int[]) row)[i];
    }

    public static void main(String[] args) {
        Object[] rows = new Object[args.length];
        for (int k = 0; k < rows.length; k++) {
            rows[k] = args[k].equals("-") ? new int[new Random().nextInt(9)] : args[k];
        }
        for (Object row : rows) {
            int n = row == null ? 0 : length(row);
            int largest = 0;
            for (int i = 0; row != null && i < n; i++) {
                largest = Math.max(largest, at(row, i));
            }
            System.out.println(largest);
        }
    }
}
