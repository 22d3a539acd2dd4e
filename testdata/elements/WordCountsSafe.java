// verdict: SAFE
// twin: WordCountsRemoved
// about: Every word of the table was counted at least once.
// run: lines=a b a

import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class WordCountsSafe {
    private final Map<String, Integer> counts = new HashMap<>();
    private int total;

    void count(String word) {
        if (word.startsWith("-")) {
            String w = word.substring(1);
            int had = counts.getOrDefault(w, 0);
            if (had > 1) {
                counts.put(w, had - 1);
            }
        } else if (total < 1000) {
            counts.put(word, counts.getOrDefault(word, 0) + 1);
            total++;
        }
    }

    void print() {
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            int share = 1000 / e.getValue();
            System.out.println(e.getKey() + ": one in " + share);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        WordCountsSafe table = new WordCountsSafe();
        while (in.hasNextLine()) {
            for (String word : in.nextLine().split(" ")) {
                table.count(word);
            }
        }
        table.print();
    }
}
