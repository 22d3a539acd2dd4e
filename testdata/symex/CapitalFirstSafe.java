// verdict: SAFE
// twin: CapitalFirstOfNothing
// about: The first letter of a name becomes a capital; an empty name stays as it is.
// run: args=ann
// run: args=

public class CapitalFirstSafe {
    static String capital(String name) {
        StringBuilder b = new StringBuilder(name);
        if (b.length() == 0) {
            return name;
        }
        char first = b.charAt(0);
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
