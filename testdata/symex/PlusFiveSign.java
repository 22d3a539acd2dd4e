// verdict: UNSAFE
// twin: PlusFiveSafe
// about: A number may begin with a plus.
// run: args=%2B5

public class PlusFiveSign {
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
            assert s.charAt(0) != '+' && s.charAt(0) != '-'; // expect: violated assert
        }
    }
}
