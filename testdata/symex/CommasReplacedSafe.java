// verdict: SAFE
// twin: CommasReplacedOnce
// about: Every comma of a short text becomes a semicolon.
// run: args=a,b
// run: args=%2C

public class CommasReplacedSafe {
    static String clean(String s) {
        return s.replace(',', ';');
    }

    public static void main(String[] args) {
        if (args.length != 1 || args[0].length() > 4) {
            return;
        }
        String t = clean(args[0]);
        assert t.length() == args[0].length();
        assert t.indexOf(',') == -1;
    }
}
