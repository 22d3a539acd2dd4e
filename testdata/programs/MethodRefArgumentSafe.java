// verdict: SAFE
// twin: MethodRefArgumentNull
// about: Method references are called with an item and a number that may be missing; the error is on the line of the call.
// about: What is missing is replaced before.
// run: values=true,true
// run: values=false,false,3,4

import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

public class MethodRefArgumentSafe {
    static class Item {
        final int weight;

        Item(int weight) {
            this.weight = weight;
        }

        int doubled() {
            return 2 * weight;
        }
    }

    static int half(int x) {
        return x / 2;
    }

    static <T> int ask(ToIntFunction<T> question, T whom, T otherwise) {
        return question.applyAsInt(whom == null ? otherwise : whom);
    }

    static int number(ToIntFunction<Integer> f, Integer n) {
        return f.applyAsInt(n == null ? Integer.valueOf(0) : n);
    }

    public static void main(String[] args) {
        Random random = new Random();
        boolean noItem = random.nextBoolean();
        boolean noNumber = random.nextBoolean();
        IntFunction<Item> make = Item::new;
        Item item = noItem ? null : make.apply(random.nextInt(9));
        Integer n = noNumber ? null : Integer.valueOf(random.nextInt(9));
        assert ask(Item::doubled, item, new Item(1)) < 18;
        assert number(MethodRefArgumentSafe::half, n) <= 4;
    }
}
