// verdict: SAFE
// twin: RatioTyped
// about: A ratio is typed in; what is no number counts as 1.
// run: args=x
// run: args=2.5

public class RatioTypedSafe {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        double ratio = 1;
        int refused = 0;
        try {
            ratio = Double.parseDouble(args[0]);
        } catch (NumberFormatException e) {
            refused = 1;
        }
        int[] counts = new int[2];
        counts[refused]++;
    }
}
