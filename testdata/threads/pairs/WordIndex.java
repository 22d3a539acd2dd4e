// about: Two threads index words by their first letter.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class WordIndex {
    private final ConcurrentMap<Character, List<String>> index = new ConcurrentHashMap<>();

    void add(String word) {
        char key = word.charAt(0);
        List<String> list = index.computeIfAbsent(key, k -> Collections.synchronizedList(new ArrayList<>())); // only: safe
        List<String> list = index.get(key); // only: broken
        if (list == null) { // only: broken
            list = Collections.synchronizedList(new ArrayList<>()); // only: broken
            index.put(key, list); // only: broken
        } // only: broken
        list.add(word);
    }

    int count(char key) {
        List<String> list = index.get(key);
        return list == null ? 0 : list.size();
    }

    public static void main(String[] args) throws InterruptedException {
        WordIndex index = new WordIndex();
        Thread a = new Thread(() -> {
            index.add("ant");
            index.add("bee");
        });
        Thread b = new Thread(() -> index.add("ape"));
        a.start();
        b.start();
        a.join();
        b.join();
        assert index.count('a') == 2;
        assert index.count('b') == 1;
        assert index.count('c') == 0;
    }
}
