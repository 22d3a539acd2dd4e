// verdict: SAFE
// twin: ColumnNameOfZ
// about: Column 1 of a sheet is A, 26 is Z, 27 is AA.
// run: values=26
// run: values=701

import java.util.Random;

public class ColumnNameSafe {
    static String name(int column) {
        String s = "";
        while (column > 0) {
            column--;
            s = (char) ('A' + column % 26) + s;
            column /= 26;
        }
        return s;
    }

    public static void main(String[] args) {
        int column = 1 + new Random().nextInt(702);
        String s = name(column);
        for (int i = 0; i < s.length(); i++) {
            assert s.charAt(i) >= 'A' && s.charAt(i) <= 'Z';
        }
    }
}
