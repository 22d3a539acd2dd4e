// verdict: UNSAFE
// twin: PriceBandSafe
// about: The bounds are not in order.
// run: values=70,10

import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

public class PriceBandReversed {
    public static void main(String[] args) {
        Random random = new Random();
        TreeMap<Integer, String> goods = new TreeMap<>();
        goods.put(5, "pen");
        goods.put(20, "book");
        goods.put(60, "lamp");
        int a = random.nextInt(100);
        int b = random.nextInt(100);
        int low = a;
        int high = b;
        SortedMap<Integer, String> band = goods.subMap(low, high); // expect: violated uncaught-exception
        for (int price : band.keySet()) {
            assert low <= price && price < high;
        }
    }
}
