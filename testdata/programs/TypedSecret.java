// verdict: UNSAFE
// twin: TypedSecretSafe
// about: The number 77 can be typed with two chars.
// run: args=77

public class TypedSecret {
    public static void main(String[] args) {
        if (args.length == 0 || args[0].length() != 2) {
            return;
        }
        try {
            int n = Integer.parseInt(args[0]);
            assert n != 77; // expect: violated assert
        } catch (NumberFormatException e) {
            System.out.println("no number");
        }
    }
}
