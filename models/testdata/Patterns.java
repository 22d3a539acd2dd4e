import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Regular expressions, whose bytecode is the JDK's. */
public class Patterns {
    static void p(Object o) {
        System.out.println(o + "");
    }

    static void all(String regex, String s) {
        Matcher m = Pattern.compile(regex).matcher(s);
        while (m.find()) {
            p(m.start() + "-" + m.end() + " " + m.group());
            for (int i = 1; i <= m.groupCount(); i++) {
                p("  " + m.group(i));
            }
        }
        p(Pattern.matches(regex, s));
    }

    public static void main(String[] args) {
        all("a*b", "aaab ab b");
        all("(\\d+)-(\\w+)", "12-ab 3-x_9 -");
        all("[a-c&&[^b]]+", "abcacb");
        all("(?i)hello|world", "HeLLo wORLD");
        all("(a)(?:b)?(c)?", "ac abc a");
        all("^\\s*(\\S+)\\s*$", "  word  ");
        all("x{2,3}?", "xxxxxx");
        all("(\\w)\\1", "aabbcd");
        all("(?<=\\$)\\d+(?!\\d)", "$12 13 $7");
        all("(?<year>\\d{4})-(?<m>\\d\\d)", "on 2024-05 or 1999-12");
        all("[^,]*", "a,b,,c");
        all("\\bfoo\\b", "foo food foo");
        all(".+?;", "a;bb;c");
        p("a1b22c".replaceAll("[0-9]+", "<$0>"));
        p("a1b22c".replaceFirst("[0-9]+", "#"));
        for (String part : "one, two;three".split("[,;]\\s*")) {
            p(part);
        }
        p("boo:and:foo".split("o", -1).length);
        p("boo:and:foo".split("o").length);
        for (String text : new String[] {"", ",", "a", "a,b", ",a,,b,,", ",,,", "a.b.c"}) {
            for (int limit = -1; limit <= 4; limit++) {
                String[] x = text.split(",", limit);
                String[] y = text.split(",|,", limit);
                String[] z = text.split("\\.", limit);
                p(x.length + " " + y.length + " " + z.length);
                for (int i = 0; i < x.length; i++) {
                    p(x[i] + "=" + y[i]);
                }
                p(z[0 < z.length ? z.length - 1 : 0]);
            }
            p(text.split(",").length);
        }
        p("abc".matches("[a-z]{3}"));
        p(Pattern.quote("a.b"));
        p(Pattern.compile("x").toString());
        Matcher m = Pattern.compile("(.)(.)").matcher("abcd");
        StringBuilder b = new StringBuilder();
        while (m.find()) {
            m.appendReplacement(b, "$2$1");
        }
        m.appendTail(b);
        p(b);
        try {
            Pattern.compile("(a");
            p("compiled");
        } catch (PatternSyntaxException e) {
            p("syntax");
        }
        try {
            Pattern.compile("a").matcher("a").group();
            p("group");
        } catch (IllegalStateException e) {
            p("no match");
        }
    }
}
