// verdict: UNSAFE
// twin: PatternUnusedSafe
// about: A static initialiser compiles expressions; this part of the program does not use them.
// run: args=A
// run: args=A,B,C

import java.util.regex.Pattern;

public class PatternUnusedNull {
    static final Pattern WORD = Pattern.compile("(?<first>[A-Za-z_])[\\w$-]*");
    static final Pattern DATE = Pattern.compile("^(\\d{4})-(\\d\\d?)$", Pattern.MULTILINE | Pattern.CASE_INSENSITIVE);
    static final Pattern[] ALL = {WORD, null};

    static boolean isWord(String s) {
        return WORD.matcher(s).matches();
    }

    public static void main(String[] args) {
        Pattern chosen = ALL[args.length % 2];
        assert chosen != null && WORD != DATE; // expect: violated assert
        System.out.println(args.length);
    }
}
