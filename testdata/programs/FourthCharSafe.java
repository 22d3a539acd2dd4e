// verdict: SAFE
// twin: FourthCharUnchecked
// about: The fourth char of the first argument, if it has one.
// run: args=abcd
// run: args=abc

public class FourthCharSafe {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        String s = args[0];
        if (s.length() < 4) {
            return;
        }
        char fourth = s.charAt(3);
        System.out.println(fourth);
    }
}
