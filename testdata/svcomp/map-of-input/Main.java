// assert: FALSE
// runtime: FALSE
// What a map does not have is null, and unboxing it throws.
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Map<Integer, Integer> prices = new HashMap<>();
        prices.put(1, 10);
        prices.put(2, 25);
        int price = prices.get(Verifier.nondetInt());
        assert price < 20;
    }
}
