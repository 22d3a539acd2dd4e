// verdict: UNSAFE
// twin: LongestWordSafe
// about: The last element of an empty list is asked for.
// run: args=

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;

public class LongestWordOfNone {
    static String longest(String[] words) {
        return Arrays.stream(words).filter(w -> w.length() > 2)
            .sorted(Comparator.comparingInt(String::length))
            .collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.get(l.size() - 1))); // expect: violated uncaught-exception
    }

    public static void main(String[] args) {
        String[] words = {"a", "few", "short", "words"};
        String word = longest(Arrays.copyOf(words, args.length % 5));
        assert word.length() <= 5;
    }
}
