// verdict: UNSAFE
// twin: ColumnNameSafe
// about: The digits of a column's name begin at zero.
// run: values=25

import java.util.Random;

public class ColumnNameOfZ {
    static String name(int column) {
        String s = "";
        while (column > 0) {
            s = (char) ('A' + column % 26 - 1) + s;
            column /= 26;
        }
        return s;
    }

    public static void main(String[] args) {
        int column = 1 + new Random().nextInt(702);
        String s = name(column);
        for (int i = 0; i < s.length(); i++) {
            assert s.charAt(i) >= 'A' && s.charAt(i) <= 'Z'; // expect: violated assert
        }
    }
}
