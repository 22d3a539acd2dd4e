// verdict: SAFE
// twin: StockOrdersOversold
// about: Fruit is sold by name; what is not there is not sold.
// run: args=pear,pear,pear
// run: args=apple,nut

import java.util.HashMap;
import java.util.Map;

public class StockOrdersSafe {
    public static void main(String[] args) {
        Map<String, Integer> stock = new HashMap<>();
        stock.put("apple", 3);
        stock.put("pear", 2);
        for (int i = 0; i < args.length && i < 3; i++) {
            Integer left = stock.get(args[i]);
            if (left != null && left > 0) {
                stock.put(args[i], left - 1);
            }
        }
        assert stock.get("pear") >= 0;
    }
}
