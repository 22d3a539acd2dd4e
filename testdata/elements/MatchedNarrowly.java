// verdict: UNSAFE
// twin: MatchedSafe
// about: Texts that have matched an expression are parsed, and their chars are indices.
// about: The number may be 0.
// run: args=0

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class MatchedNarrowly {
    private static final Pattern PAIR = Pattern.compile("(\\w+)=(\\d{1,5})(;(x+))?");
    private static final Pattern DATE = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)");
    private static final boolean[][] TAKEN = new boolean[4][8];

    static void book(String code) {
        if (!code.matches("[A-D][1-8]")) {
            return;
        }
        int row = code.charAt(0) - 'A';
        TAKEN[row][code.charAt(1) - '1'] = true;
    }

    public static void main(String[] args) {
        for (String text : args) {
            book(text);
            if (text.matches("[0-9]{1,4}")) {
                int n = Integer.parseInt(text);
                assert n <= 9999;
                System.out.println(1000 / n); // expect: violated division-by-zero
            }
            Matcher pair = PAIR.matcher(text);
            while (pair.find()) {
                System.out.println(pair.group(1).charAt(0) + Integer.parseInt(pair.group(2)));
                if (pair.group(4) != null) {
                    System.out.println(pair.group(4).charAt(0));
                }
            }
            Matcher date = DATE.matcher(text);
            if (date.matches()) {
                int month = Integer.parseInt(date.group("month"));
                assert month >= 0 && month < 100 && Integer.parseInt(date.group("year")) <= 9999;
                System.out.println(text.charAt(6));
            }
        }
    }
}
