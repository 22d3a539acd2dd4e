// verdict: SAFE
// twin: WholeNumberRefused
// about: A text that is no number counts as refused, and nothing is said about its length.
// run: args=7
// run: args=x
// run: args=ab

public class WholeNumberSafe {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        boolean refused = false;
        int n = 0;
        try {
            n = Integer.parseInt(args[0]);
        } catch (NumberFormatException e) {
            refused = true;
        }
        assert !refused || n == 0;
    }
}
