// verdict: SAFE
// twin: MethodRefReceiverTooHeavy
// about: A method reference whose receiver is its first argument.
// about: It is called on an item or not at all, and no item weighs more than 8.
// run: values=false,3
// run: values=true

import java.util.Random;
import java.util.function.ToIntFunction;

public class MethodRefReceiverSafe {
    static class Item {
        final int weight;

        Item(int weight) {
            this.weight = weight;
        }

        int doubled() {
            return 2 * weight;
        }
    }

    static int measure(ToIntFunction<Item> measure, Item item) {
        return item == null ? 0 : measure.applyAsInt(item);
    }

    public static void main(String[] args) {
        Random random = new Random();
        Item item = random.nextBoolean() ? null : new Item(random.nextInt(9));
        int m = measure(Item::doubled, item);
        assert m % 2 == 0 && m < 18;
    }
}
