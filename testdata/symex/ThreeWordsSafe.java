// verdict: SAFE
// twin: ThreeWordsByLength
// about: Three short words are put in order.
// run: args=b,a,c
// run: args=a,ab,b

public class ThreeWordsSafe {
    static boolean before(String a, String b) {
        return a.compareTo(b) <= 0;
    }

    public static void main(String[] args) {
        if (args.length != 3) {
            return;
        }
        for (String s : args) {
            if (s.length() > 2) {
                return;
            }
        }
        String first = before(args[0], args[1]) ? args[0] : args[1];
        if (!before(first, args[2])) {
            first = args[2];
        }
        assert first.compareTo(args[0]) <= 0;
    }
}
