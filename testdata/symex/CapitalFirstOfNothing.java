// verdict: UNSAFE
// twin: CapitalFirstSafe
// about: An empty name has no first letter.
// run: args=

public class CapitalFirstOfNothing {
    static String capital(String name) {
        StringBuilder b = new StringBuilder(name);
        char first = b.charAt(0); // expect: violated uncaught-exception
        if (first >= 'a' && first <= 'z') {
            b.setCharAt(0, (char) (first - 'a' + 'A'));
        }
        return b.toString();
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() <= 3) {
            String s = capital(args[0]);
            assert s.isEmpty() || s.charAt(0) < 'a' || s.charAt(0) > 'z';
        }
    }
}
