// verdict: UNSAFE
// twin: WholeNumberSafe
// about: A text that is no number counts as refused, and can have two letters.
// run: args=ab

public class WholeNumberRefused {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        boolean refused = false;
        try {
            Integer.parseInt(args[0]);
        } catch (NumberFormatException e) {
            refused = true;
        }
        assert !refused || args[0].length() != 2; // expect: violated assert
    }
}
