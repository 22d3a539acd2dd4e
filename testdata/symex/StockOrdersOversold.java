// verdict: UNSAFE
// twin: StockOrdersSafe
// about: Fruit is sold by name, also when there is none left.
// run: args=pear,pear,pear

import java.util.HashMap;
import java.util.Map;

public class StockOrdersOversold {
    public static void main(String[] args) {
        Map<String, Integer> stock = new HashMap<>();
        stock.put("apple", 3);
        stock.put("pear", 2);
        for (int i = 0; i < args.length && i < 3; i++) {
            Integer left = stock.get(args[i]);
            if (left != null) {
                stock.put(args[i], left - 1);
            }
        }
        assert stock.get("pear") >= 0; // expect: violated assert
    }
}
