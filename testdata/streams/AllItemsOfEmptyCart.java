// verdict: UNSAFE
// twin: AllItemsSafe
// about: A cart that was never filled has no list.
// run: values=false

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class AllItemsOfEmptyCart {
    static class Cart {
        private List<String> items;

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
            .flatMap(c -> c.items().stream()) // expect: violated null-dereference
            .collect(Collectors.toList());
        assert all.size() == first.items().size() + second.items().size();
    }
}
