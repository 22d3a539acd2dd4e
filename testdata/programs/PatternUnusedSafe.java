// verdict: SAFE
// twin: PatternUnusedNull
// about: A static initialiser compiles expressions; this part of the program does not use them.
// run:
// run: args=A,B

import java.util.regex.Pattern;

public class PatternUnusedSafe {
    static final Pattern WORD = Pattern.compile("(?<first>[A-Za-z_])[\\w$-]*");
    static final Pattern DATE = Pattern.compile("^(\\d{4})-(\\d\\d?)$", Pattern.MULTILINE | Pattern.CASE_INSENSITIVE);
    static final Pattern[] ALL = {WORD, DATE};

    static boolean isWord(String s) {
        return WORD.matcher(s).matches();
    }

    public static void main(String[] args) {
        Pattern chosen = ALL[args.length % 2];
        assert chosen != null && WORD != DATE;
        System.out.println(args.length);
    }
}
