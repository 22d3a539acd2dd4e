// verdict: SAFE
// twin: ExpressionPairsOptional
// about: A constant expression says which groups there are, and that they match something.
// run: args=a=1,b,c=22

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class ExpressionPairsSafe {
    private static final Pattern PAIR = Pattern.compile("(\\w+)=(\\d+)");

    public static void main(String[] args) {
        for (String a : args) {
            String[] words = a.split("\\s+");
            if (words.length > 0) {
                System.out.println(words[0].length());
            }
            Matcher m = PAIR.matcher(a);
            if (m.matches()) {
                System.out.println(m.group(1).length() + m.group(2).trim());
            }
            if (a.matches("[a-z]+")) {
                System.out.println(a.replaceAll("[aeiou]", "").toUpperCase());
            }
        }
    }
}
