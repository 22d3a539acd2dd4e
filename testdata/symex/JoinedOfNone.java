// verdict: UNSAFE
// twin: JoinedSafe
// about: There may be no comma to take away.
// run:

public class JoinedOfNone {
    static String join(String[] words) {
        StringBuilder line = new StringBuilder();
        for (String w : words) {
            line.append(w).append(',');
        }
        line.setLength(line.length() - 1); // expect: violated uncaught-exception
        return line.toString();
    }

    public static void main(String[] args) {
        if (args.length > 2) {
            return;
        }
        for (String w : args) {
            if (w.length() > 2) {
                return;
            }
        }
        String line = join(args);
        assert line.length() <= 5;
    }
}
