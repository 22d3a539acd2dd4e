// verdict: UNSAFE
// twin: PercentTextSafe
// about: Not a number is neither below 0 nor above 100.
// run: args=NaN

public class PercentTextNaN {
    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        double share;
        try {
            share = Double.parseDouble(args[0]);
        } catch (NumberFormatException e) {
            return;
        }
        if (share < 0 || share > 100) {
            return;
        }
        assert share * 2 <= 200; // expect: violated assert
    }
}
