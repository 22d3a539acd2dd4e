// verdict: SAFE
// twin: LongestWordOfNone
// about: The words sorted by length; the last is the longest.
// run: args=a,b
// run: args=

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;

public class LongestWordSafe {
    static String longest(String[] words) {
        return Arrays.stream(words).filter(w -> w.length() > 2)
            .sorted(Comparator.comparingInt(String::length))
            .collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.isEmpty() ? "" : l.get(l.size() - 1)));
    }

    public static void main(String[] args) {
        String[] words = {"a", "few", "short", "words"};
        String word = longest(Arrays.copyOf(words, args.length % 5));
        assert word.length() <= 5;
    }
}
