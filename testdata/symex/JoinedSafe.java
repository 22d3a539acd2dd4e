// verdict: SAFE
// twin: JoinedOfNone
// about: Words are joined with commas, and the last comma is taken away when there is one.
// run: args=a,b
// run:

public class JoinedSafe {
    static String join(String[] words) {
        StringBuilder line = new StringBuilder();
        for (String w : words) {
            line.append(w).append(',');
        }
        if (line.length() > 0) {
            line.setLength(line.length() - 1);
        }
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
