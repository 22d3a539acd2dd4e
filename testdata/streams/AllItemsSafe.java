// verdict: SAFE
// twin: AllItemsOfEmptyCart
// about: The items of all carts, one after the other.
// run: values=true
// run: values=false

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class AllItemsSafe {
    static class Cart {
        private List<String> items = new ArrayList<>();

        void add(String item) {
            if (items == null) {
                items = new ArrayList<>();
            }
            items.add(item);
        }

        List<String> items() {
            return items;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Cart first = new Cart();
        Cart second = new Cart();
        first.add("apple");
        if (random.nextBoolean()) {
            second.add("bread");
        }
        List<String> all = List.of(first, second).stream()
            .flatMap(c -> c.items().stream())
            .collect(Collectors.toList());
        assert all.size() == first.items().size() + second.items().size();
    }
}
