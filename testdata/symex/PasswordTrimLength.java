// verdict: UNSAFE
// twin: PasswordTrimSafe
// about: The password is taken to have been typed without blanks.
// run: args=open%20

public class PasswordTrimLength {
    private static boolean unlocked;

    static void enter(String typed) {
        if (typed.trim().equals("open")) {
            unlocked = true;
        }
    }

    public static void main(String[] args) {
        if (args.length == 0 || args[0].length() > 6) {
            return;
        }
        enter(args[0]);
        if (unlocked) {
            assert args[0].length() == 4; // expect: violated assert
        }
    }
}
