// verdict: SAFE
// twin: EnumMapMissing
// about: Prices of three sizes in a map of enums; one of them has none.
// run: values=0
// run: values=1

import java.util.EnumMap;
import java.util.Random;

public class EnumMapSafe {
    enum Size { SMALL, MEDIUM, LARGE }

    public static void main(String[] args) {
        EnumMap<Size, Integer> prices = new EnumMap<>(Size.class);
        prices.put(Size.LARGE, 30);
        if (new Random().nextInt(2) == 1) {
            prices.put(Size.SMALL, 10);
        }
        int total = 0;
        for (Size s : prices.keySet()) {
            total += prices.get(s);
        }
        assert total >= 30;
    }
}
