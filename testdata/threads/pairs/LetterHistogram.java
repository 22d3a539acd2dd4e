// about: A parallel stream counts the letters of words in an array of counters.

import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LetterHistogram {
    private final AtomicIntegerArray counts = new AtomicIntegerArray(26); // only: safe
    private final int[] counts = new int[26]; // only: broken

    void count(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c >= 'a' && c <= 'z') {
                counts.incrementAndGet(c - 'a'); // only: safe
                int old = counts[c - 'a']; // only: broken
                counts[c - 'a'] = old + 1; // only: broken
            }
        }
    }

    int of(char c) {
        return counts.get(c - 'a'); // only: safe
        return counts[c - 'a']; // only: broken
    }

    public static void main(String[] args) {
        LetterHistogram h = new LetterHistogram();
        List<String> words = List.of("to", "at", "tin");
        words.parallelStream().forEach(h::count);
        if (h.of('t') != 3) {
            throw new AssertionError("lost a letter: " + h.of('t'));
        }
        assert h.of('z') == 0;
    }
}
