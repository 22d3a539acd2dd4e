// verdict: SAFE
// twin: PriceBandReversed
// about: Goods with a price between two bounds.
// run: values=3,30
// run: values=70,10

import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

public class PriceBandSafe {
    public static void main(String[] args) {
        Random random = new Random();
        TreeMap<Integer, String> goods = new TreeMap<>();
        goods.put(5, "pen");
        goods.put(20, "book");
        goods.put(60, "lamp");
        int a = random.nextInt(100);
        int b = random.nextInt(100);
        int low = Math.min(a, b);
        int high = Math.max(a, b);
        SortedMap<Integer, String> band = goods.subMap(low, high);
        for (int price : band.keySet()) {
            assert low <= price && price < high;
        }
    }
}
