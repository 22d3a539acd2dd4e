// verdict: UNSAFE
// twin: RatioTypedSafe
// about: A ratio is typed in; the program forgets that what is no number is counted, too.
// run: args=x

public class RatioTyped {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        double ratio = 1;
        int refused = 0;
        try {
            ratio = Double.parseDouble("ten");
        } catch (NumberFormatException e) {
            refused = 1;
        }
        int[] counts = new int[1];
        counts[refused]++; // expect: violated array-index
    }
}
