import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Regular expressions. */
class Regexes {
    static void all() {
        String[] patterns = {"a*b", "(a|b)+c?", "^\\s*(\\w+)\\s*=\\s*(.*)$", "[^a-m&&[^x]]+", "(?i)AbC", "(x)(y)?\\1", "\\d{2,4}(?=-)", "(?<!a)b", "(?<word>[a-z]+)\\k<word>",
            "a{2}?b*+", "\\p{Lu}\\p{javaLowerCase}*", "(?s).+", "(?m)^b$", "\\bfoo\\b", "[\\u00e9\\x41\\t]", "(?:a|ab)(?:c|bcd)(d*)", "\\Qa.b\\E", "x|", "(a?)*?$", "\\R", "(?x) a b # c"};
        String[] texts = {"aaab", "ab bc abab", " key = some value ", "ABCabcxyz", "xx xyx", "2024-12-1", "foofoo bar \u00e9\tA", "a\nb\r\nc", "abcd a.b", ""};
        for (String p : patterns) {
            Pattern c = Pattern.compile(p);
            for (String t : texts) {
                Matcher m = c.matcher(t);
                StringBuilder line = new StringBuilder(m.matches() + " " + m.lookingAt());
                m.reset();
                while (m.find()) {
                    line.append(' ').append(m.start()).append('-').append(m.end());
                    for (int i = 1; i <= m.groupCount(); i++) {
                        line.append('[').append(m.group(i)).append(']');
                    }
                }
                System.out.println(line);
            }
        }
        System.out.println("a1b22c".replaceAll("(\\d+)", "<$1>") + "a.b.c".replaceFirst("\\.", "\\$") + Pattern.compile("\\d").matcher("1a2").replaceAll(r -> r.group() + r.group()));
        System.out.println(String.join("|", "a,b,,c,,".split(",")) + String.join("|", "a,b,,c,,".split(",", -1)) + String.join("|", "a1b2".split("\\d", 2)) + Matcher.quoteReplacement("$\\"));
        Matcher m = Pattern.compile("(b)(c)?").matcher("abcab");
        StringBuilder out = new StringBuilder();
        while (m.find()) {
            m.appendReplacement(out, "{$1$2}");
        }
        System.out.println(m.appendTail(out) + " " + m.hitEnd() + m.region(1, 3).find() + m.toMatchResult().group());
        for (String bad : new String[] {"(", "[a", "a{2", "*", "\\", "(?<1>a)", "\\k<x>", "[z-a]", "(?z)"}) {
            try {
                System.out.println(Pattern.compile(bad));
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " " + e.getIndex());
            }
        }
    }
}
