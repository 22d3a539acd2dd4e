// verdict: SAFE
// twin: PasswordTrimLength
// about: A password is compared without the blanks around it.
// run: args=open
// run: args=%20open

public class PasswordTrimSafe {
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
            assert args[0].length() >= 4;
        }
    }
}
