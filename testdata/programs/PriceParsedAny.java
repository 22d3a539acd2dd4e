// verdict: UNSAFE
// twin: PriceParsedSafe
// about: Reads prices.
// about: Double.valueOf throws for a text that is no number.
// run: args=x
import java.util.ArrayList;
import java.util.List;

public class PriceParsedAny {
    public static void main(String[] args) {
        List<Double> prices = new ArrayList<>();
        for (String s : args) {
            prices.add(Double.valueOf("0x" + s)); // expect: violated uncaught-exception
        }
        for (Double p : prices) {
            assert p != null;
        }
    }
}
