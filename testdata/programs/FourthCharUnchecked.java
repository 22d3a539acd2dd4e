// verdict: UNSAFE
// twin: FourthCharSafe
// about: The fourth char of the first argument, if it has one.
// about: Nobody makes sure of it.
// run: args=abc

public class FourthCharUnchecked {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        String s = args[0];
        char fourth = s.charAt(3); // expect: violated uncaught-exception
        System.out.println(fourth);
    }
}
