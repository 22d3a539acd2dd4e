// verdict: SAFE
// twin: PriceParsedAny
// about: Reads prices, and leaves out those that are no number.
// run: args=x
import java.util.ArrayList;
import java.util.List;

public class PriceParsedSafe {
    public static void main(String[] args) {
        List<Double> prices = new ArrayList<>();
        for (String s : args) {
            try {
                prices.add(Double.valueOf(s));
            } catch (NumberFormatException e) {
                System.out.println("no price");
            }
        }
        for (Double p : prices) {
            assert p != null;
        }
    }
}
