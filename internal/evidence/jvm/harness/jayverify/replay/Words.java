package jayverify.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The texts and numbers of a program. */
final class Words {
    private final List<String> texts = new ArrayList<>();
    private final List<Long> numbers = new ArrayList<>();

    void add(String text) {
        texts.add(text);
    }

    void add(long number) {
        numbers.add(number);
    }

    String word(Random random) {
        return texts.isEmpty() ? "a" : texts.get(random.nextInt(texts.size()));
    }

    long number(Random random) {
        return numbers.isEmpty() ? random.nextInt(128) : numbers.get(random.nextInt(numbers.size()));
    }
}
