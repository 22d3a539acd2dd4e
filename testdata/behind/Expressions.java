import java.nio.file.*;
import java.util.*;
import java.util.regex.*;

// Regular expressions behind a call of the JDK that has no body: their results are all that there may be. As in
// Behind.java, an assertion with the comment "fails" fails on the JVM; one with "holds" must be proved. One with "open" holds, too, and
// needs more than abstract interpretation.
public class Expressions {
    static void cut() {
        Files.exists(Path.of("no such file"));
    }

    static final Pattern PAIR = Pattern.compile("(\\w+)=(\\d+)");
    static final Pattern SIGNED = Pattern.compile("(-)?(\\d+)|(none)");

    static class Pieces {
        public static void main(String[] args) {
            cut();
            String[] pieces = "one  two".split("\\s+");
            for (String s : pieces) {
                assert s != null; // holds
                assert s.length() <= 8; // holds
            }
            assert pieces.length >= 0; // holds
            assert pieces.length <= 9; // holds
            assert pieces.length == 1; // fails
        }
    }

    static class NoPieces {
        public static void main(String[] args) {
            cut();
            assert ",,".split("[,;]+").length > 0; // fails
            assert ",,".split("[,;]+", -1).length > 0; // open
            assert "".split("[,;]+").length == 1; // open
            assert "a,b,c".split("[,;]+", 2).length <= 2; // open
        }
    }

    static class NoPieces2 {
        public static void main(String[] args) {
            cut();
            assert ",,".split("[,;]+", -1).length > 0; // open
            assert "".split("[,;]+").length == 1; // open
            assert "a,b,c".split("[,;]+", 2).length <= 2; // open
            assert "a,b,c".split("[,;]+", 2).length <= 1; // fails
        }
    }

    static class Groups {
        public static void main(String[] args) {
            cut();
            Matcher m = PAIR.matcher("size=12");
            assert m.groupCount() == 2; // holds
            if (m.matches()) {
                assert m.group(1) != null; // holds
                assert m.group(2) != null; // holds
                assert m.group() != null; // holds
                assert m.end() == 7; // open
                assert m.start() == 0; // open
                assert m.start(2) == 0; // fails
            }
        }
    }

    static class Groups2 {
        public static void main(String[] args) {
            cut();
            Matcher m = PAIR.matcher("size=12");
            if (m.matches()) {
            }
            assert !m.matches(); // fails
        }
    }

    static class Optional {
        public static void main(String[] args) {
            cut();
            Matcher m = SIGNED.matcher("12");
            if (m.matches()) {
                assert m.group(1) != null; // fails
                assert m.start(1) >= -1; // holds
            }
        }
    }

    static class Optional2 {
        public static void main(String[] args) {
            cut();
            Matcher m = SIGNED.matcher("12");
            if (m.matches()) {
                assert m.group(3) != null; // fails
            }
        }
    }

    static class Optional3 {
        public static void main(String[] args) {
            cut();
            Matcher m = SIGNED.matcher("12");
            if (m.matches()) {
                assert m.start(1) >= 0; // fails
            }
        }
    }

    static class WithoutMatch {
        public static void main(String[] args) {
            cut();
            int x = 0;
            Matcher m = PAIR.matcher("size");
            try {
                m.group();
                x = 1;
            } catch (IllegalStateException e) {
                x = 2;
            }
            assert x == 2; // holds
            assert x == 1; // fails
            try {
                if (!m.find()) m.start();
            } catch (IllegalStateException e) {
                x = 3;
            }
        }
    }

    static class WithoutMatch2 {
        public static void main(String[] args) {
            cut();
            int x = 0;
            Matcher m = PAIR.matcher("size");
            try {
                m.group();
                x = 1;
            } catch (IllegalStateException e) {
                x = 2;
            }
            try {
                if (!m.find()) m.start();
            } catch (IllegalStateException e) {
                x = 3;
            }
            assert x != 3; // fails
        }
    }

    static class AfterReset {
        public static void main(String[] args) {
            cut();
            int x = 0;
            Matcher m = PAIR.matcher("a=1");
            try {
                if (m.find()) {
                    m.reset();
                    m.group();
                }
            } catch (IllegalStateException e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class NoGroup {
        public static void main(String[] args) {
            cut();
            int x = 0;
            Matcher m = PAIR.matcher("a=1");
            try {
                if (m.find()) m.group(3);
            } catch (IndexOutOfBoundsException e) {
                x = 1;
            }
            assert x == 0; // fails
            try {
                m.find(4);
            } catch (IndexOutOfBoundsException e) {
                x = 2;
            }
            assert x == 2; // open
        }
    }

    static class NoGroup2 {
        public static void main(String[] args) {
            cut();
            int x = 0;
            Matcher m = PAIR.matcher("a=1");
            try {
                if (m.find()) m.group(3);
            } catch (IndexOutOfBoundsException e) {
                x = 1;
            }
            try {
                m.find(4);
            } catch (IndexOutOfBoundsException e) {
                x = 2;
            }
            assert x == 1; // fails
        }
    }

    static class Wrong {
        static String expression = "(";
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                "a".split(expression + args.length);
            } catch (PatternSyntaxException e) {
                x = 1;
            }
            assert x == 0; // fails
            try {
                Pattern.compile("[");
            } catch (PatternSyntaxException e) {
                x = 2;
            }
        }
    }

    static class Wrong2 {
        static String expression = "(";
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                "a".split(expression + args.length);
            } catch (PatternSyntaxException e) {
                x = 1;
            }
            try {
                Pattern.compile("[");
            } catch (PatternSyntaxException e) {
                x = 2;
            }
            assert x != 2; // fails
        }
    }

    static class Replaced {
        public static void main(String[] args) {
            cut();
            int x = 0;
            String s = "a1b2".replaceAll("[0-9]", "");
            assert s != null; // holds
            assert s.length() == 4; // fails
            try {
                "a1".replaceAll("([0-9])", "$2");
            } catch (IndexOutOfBoundsException e) {
                x = 1;
            }
            try {
                "a1".replaceAll("([0-9])", "\\");
            } catch (IllegalArgumentException e) {
                x = 2;
            }
        }
    }

    static class Replaced2 {
        public static void main(String[] args) {
            cut();
            int x = 0;
            String s = "a1b2".replaceAll("[0-9]", "");
            try {
                "a1".replaceAll("([0-9])", "$2");
            } catch (IndexOutOfBoundsException e) {
                x = 1;
            }
            assert x == 0; // fails
            try {
                "a1".replaceAll("([0-9])", "\\");
            } catch (IllegalArgumentException e) {
                x = 2;
            }
        }
    }

    static class Replaced3 {
        public static void main(String[] args) {
            cut();
            int x = 0;
            String s = "a1b2".replaceAll("[0-9]", "");
            try {
                "a1".replaceAll("([0-9])", "$2");
            } catch (IndexOutOfBoundsException e) {
                x = 1;
            }
            try {
                "a1".replaceAll("([0-9])", "\\");
            } catch (IllegalArgumentException e) {
                x = 2;
            }
            assert x != 2; // fails
        }
    }

    static class Shared {
        private int n;
        private final Matcher m = PAIR.matcher("a=1 b=2");
        int next() {
            while (m.find()) n++;
            return n;
        }
        public static void main(String[] args) {
            cut();
            Shared s = new Shared();
            s.next();
            assert s.n < 2; // fails
        }
    }

    static class OwnText implements CharSequence {
        int asked;
        public int length() { return 3; }
        public char charAt(int i) { asked++; return 'a'; }
        public CharSequence subSequence(int from, int to) { return "a"; }
        public static void main(String[] args) {
            cut();
            OwnText t = new OwnText();
            Pattern.compile("a+").matcher(t).matches();
            assert t.asked == 0; // fails
        }
    }

    static class Given {
        static int seen;
        public static void main(String[] args) {
            cut();
            Matcher m = PAIR.matcher("a=1 b=2");
            m.results().forEach(r -> seen++);
            assert seen == 0; // fails
            int x = 0;
            try {
                m.group();
            } catch (IllegalStateException e) {
                x = 1;
            }
        }
    }

    static class Given2 {
        static int seen;
        public static void main(String[] args) {
            cut();
            Matcher m = PAIR.matcher("a=1 b=2");
            m.results().forEach(r -> seen++);
            int x = 0;
            try {
                m.group();
            } catch (IllegalStateException e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class Lines {
        public static void main(String[] args) {
            cut();
            int n = 0;
            for (String a : args) {
                if (a.matches("[a-z]+")) n++;
                else if (a.isEmpty()) continue;
                String[] words = a.trim().split("\\s+");
                assert words[0] != null; // open
                n += words[0].length();
            }
        }
    }

    static class Regions {
        public static void main(String[] args) {
            cut();
            String s = args.length == 0 ? "x" : args[0];
            Matcher m = Pattern.compile("b").matcher(s);
            m.region(0, 0);
            try {
                System.out.println(s.replaceAll("x", "$1"));
            } catch (IndexOutOfBoundsException e) {
                assert false; // fails
            }
        }
    }

    static class Appended {
        public static void main(String[] args) {
            cut();
            Matcher m = Pattern.compile("b").matcher(args.length == 0 ? "x" : args[0]);
            try {
                m.appendTail((StringBuilder) null);
            } catch (NullPointerException e) {
                assert false; // fails
            }
        }
    }

    static class GoesOn {
        public static void main(String[] args) {
            cut();
            Matcher m = Pattern.compile("a").matcher("aa");
            int last = 0;
            while (m.find()) {
                assert m.start() >= last; // holds
                last = m.end();
            }
            m.reset();
            if (m.find()) {
                assert m.start() >= last; // fails
            }
        }
    }
}
