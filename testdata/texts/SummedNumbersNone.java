// verdict: SAFE
// twin: SummedNumbersRefused
// about: Texts are read as numbers of items, which a list sums up.
// about: What is no number counts nothing.
// run: args=x

import java.util.ArrayList;
import java.util.List;

public class SummedNumbersNone {
    static final class Item {
        int amount;

        Item(int amount) {
            this.amount = amount;
        }
    }

    static int digits(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) > '9' || s.charAt(i) < '0') {
                return 0;
            }
        }
        return s.length();
    }

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>();
        int total = 0;
        for (int i = 0; i < args.length && i < 100; i++) {
            items.add(new Item(digits(args[i]) % 10));
            total += items.get(i).amount;
        }
        int sum = 0;
        for (Item i : items) {
            sum += i.amount;
        }
        assert sum <= total;
    }
}
