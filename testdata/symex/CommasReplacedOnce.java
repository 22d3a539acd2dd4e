// verdict: UNSAFE
// twin: CommasReplacedSafe
// about: Only the first comma is replaced.
// run: args=%2C%2C

public class CommasReplacedOnce {
    static String clean(String s) {
        int at = s.indexOf(',');
        return at < 0 ? s : s.substring(0, at) + ";" + s.substring(at + 1);
    }

    public static void main(String[] args) {
        if (args.length != 1 || args[0].length() > 4) {
            return;
        }
        String t = clean(args[0]);
        assert t.length() == args[0].length();
        assert t.indexOf(',') == -1; // expect: violated assert
    }
}
