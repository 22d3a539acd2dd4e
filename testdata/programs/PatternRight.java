// verdict: SAFE
// twin: PatternWrong
// about: The expression that a static initialiser compiles is right, and nobody uses it.
// run:

import java.util.regex.Pattern;

public class PatternRight {
    static class Words {
        static final Pattern WORD = Pattern.compile("[a-z]");
        static int count;
    }

    public static void main(String[] args) {
        System.out.println(Words.count);
    }
}
