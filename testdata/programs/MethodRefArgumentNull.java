// verdict: UNSAFE
// twin: MethodRefArgumentSafe
// about: Method references are called with an item and a number that may be missing; the error is on the line of the call.
// about: Nobody looks whether they are missing.
// run: values=true,false,4
// run: values=false,true,3

import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

public class MethodRefArgumentNull {
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
        return question.applyAsInt(whom); // expect: violated null-dereference
    }

    static int number(ToIntFunction<Integer> f, Integer n) {
        return f.applyAsInt(n); // expect: violated null-dereference
    }

    public static void main(String[] args) {
        Random random = new Random();
        boolean noItem = random.nextBoolean();
        boolean noNumber = random.nextBoolean();
        IntFunction<Item> make = Item::new;
        Item item = noItem ? null : make.apply(random.nextInt(9));
        Integer n = noNumber ? null : Integer.valueOf(random.nextInt(9));
        assert ask(Item::doubled, item, new Item(1)) < 18;
        assert number(MethodRefArgumentNull::half, n) <= 4;
    }
}
