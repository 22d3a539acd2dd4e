// verdict: UNSAFE
// twin: PatternRight
// about: The expression that a static initialiser compiles is wrong, and nobody uses it.
// run:

import java.util.regex.Pattern;

public class PatternWrong {
    static class Words {
        static final Pattern WORD = Pattern.compile("[a-z"); // expect: violated uncaught-exception
        static int count;
    }

    public static void main(String[] args) {
        System.out.println(Words.count);
    }
}
