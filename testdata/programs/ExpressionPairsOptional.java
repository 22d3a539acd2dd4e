// verdict: UNSAFE
// about: A group that may be left out is null where it matches nothing.
// run:
// twin: ExpressionPairsSafe

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class ExpressionPairsOptional {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w+)(=\\d+)?").matcher("size");
        if (m.matches()) {
            System.out.println(m.group(1).length() + m.group(2).trim()); // expect: violated null-dereference
        }
    }
}
