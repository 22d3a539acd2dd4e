// verdict: SAFE
// twin: PlusFiveSign
// about: Two characters can be the number 5 in more than one way, but not with a minus.
// run: args=05
// run: args=%2B5
// run: args=-5

public class PlusFiveSafe {
    public static void main(String[] args) {
        if (args.length != 1 || args[0].length() != 2 || args[0].charAt(1) != '5') {
            return;
        }
        String s = args[0];
        int n;
        try {
            n = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            return;
        }
        if (n == 5) {
            assert s.charAt(0) != '-';
        }
    }
}
