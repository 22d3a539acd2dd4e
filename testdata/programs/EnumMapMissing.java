// verdict: UNSAFE
// twin: EnumMapSafe
// about: Prices of three sizes in a map of enums; one of them has none.
// about: The size without a price is looked at as well.
// run: values=0

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Random;

public class EnumMapMissing {
    enum Size { SMALL, MEDIUM, LARGE }

    public static void main(String[] args) {
        EnumMap<Size, Integer> prices = new EnumMap<>(Size.class);
        prices.put(Size.LARGE, 30);
        if (new Random().nextInt(2) == 1) {
            prices.put(Size.SMALL, 10);
        }
        int total = 0;
        for (Size s : EnumSet.of(Size.SMALL, Size.LARGE)) {
            total += prices.get(s); // expect: violated null-dereference
        }
        assert total >= 30;
    }
}
