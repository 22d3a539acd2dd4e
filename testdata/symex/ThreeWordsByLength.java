// verdict: UNSAFE
// twin: ThreeWordsSafe
// about: Words are compared by length first, and the check is by the alphabet.
// run: args=ab,b,c

public class ThreeWordsByLength {
    static boolean before(String a, String b) {
        return a.length() < b.length() || a.length() == b.length() && a.compareTo(b) <= 0;
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
        assert first.compareTo(args[0]) <= 0; // expect: violated assert
    }
}
