// verdict: SAFE
// twin: PercentTextNaN
// about: A share in percent is accepted when it is between 0 and 100.
// run: args=12.5
// run: args=NaN
// run: args=x

public class PercentTextSafe {
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
        if (!(share >= 0 && share <= 100)) {
            return;
        }
        assert share * 2 <= 200;
    }
}
