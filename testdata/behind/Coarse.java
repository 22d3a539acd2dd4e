import java.math.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;

// Programs with so much code of one package of the JDK that calls into that package are calls of code without a body. As in
// Behind.java, an assertion with the comment "fails" fails on the JVM; one with "holds" must be proved. One with "open" holds, too, and
// needs more than abstract interpretation.
public class Coarse {
    static class Words {
        public static void main(String[] args) {
            List<String> all = new ArrayList<>();
            all.add("first");
            Files.exists(Paths.get("no such file"));
            int n = 0;
            for (String s : "one, two; three".split("[^a-z]+")) {
                n++;
                all.add(s);
            }
            assert n >= 0; // open
            assert all.size() >= 1; // open
            assert all.get(0) != null; // open
            assert all.size() == 1; // fails
        }
    }

    // The matcher runs the program's own text.
    static class OwnText implements CharSequence {
        int asked;

        public int length() {
            return 3;
        }

        public char charAt(int i) {
            asked++;
            return 'a';
        }

        public CharSequence subSequence(int from, int to) {
            return "";
        }

        public static void main(String[] args) {
            OwnText t = new OwnText();
            Files.exists(Paths.get("no such file"));
            boolean found = Pattern.compile("[ab]+c?").matcher(t).find();
            assert t != null; // holds
            assert t.asked >= 0; // open
            assert t.asked == 0; // fails
        }
    }

    // The matcher runs a function of the program, which changes a list.
    static class Replaced {
        public static void main(String[] args) {
            List<String> seen = new ArrayList<>(), own = new ArrayList<>();
            own.add("x");
            Files.exists(Paths.get("no such file"));
            String r = Pattern.compile("[0-9]+").matcher("a12b").replaceAll(m -> {
                seen.add(m.group());
                return "-";
            });
            assert own.size() == 1; // open
            assert seen.isEmpty(); // fails
        }
    }

    // The matcher writes to a builder of the program.
    static class Appended {
        public static void main(String[] args) {
            StringBuilder b = new StringBuilder(), own = new StringBuilder("ab");
            Files.exists(Paths.get("no such file"));
            Matcher m = Pattern.compile("[0-9]+").matcher("a12b");
            while (m.find()) {
                m.appendReplacement(b, "-");
            }
            m.appendTail(b);
            assert own.length() == 2; // open
            assert b.length() == 0; // fails
        }
    }

    // What the program overrides runs where decimals are computed.
    static class Overridden extends BigDecimal {
        static int asked;

        Overridden() {
            super("1.5");
        }

        @Override
        public BigInteger unscaledValue() {
            asked++;
            return super.unscaledValue();
        }

        @Override
        public BigDecimal add(BigDecimal other) {
            asked++;
            return super.add(other);
        }

        public static void main(String[] args) {
            Files.exists(Paths.get("no such file"));
            List<BigDecimal> all = new ArrayList<>();
            all.add(new Overridden());
            BigDecimal sum = new BigDecimal("2.25");
            for (BigDecimal d : all) {
                sum = d.add(sum).setScale(1, RoundingMode.HALF_UP).multiply(new BigDecimal("3"));
            }
            assert all.size() == 1; // open
            assert asked == 0; // fails
        }
    }
}
