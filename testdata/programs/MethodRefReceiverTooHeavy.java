// verdict: UNSAFE
// twin: MethodRefReceiverSafe
// about: A method reference whose receiver is its first argument.
// about: It is called on an item or not at all, and an item may weigh 9.
// run: values=false,9

import java.util.Random;
import java.util.function.ToIntFunction;

public class MethodRefReceiverTooHeavy {
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
        Item item = random.nextBoolean() ? null : new Item(random.nextInt(10));
        int m = measure(Item::doubled, item);
        assert m % 2 == 0 && m < 18; // expect: violated assert
    }
}
