// verdict: UNSAFE
// twin: RecentPagesSafe
// about: The oldest page goes only when there are more than four.
// run: values=1,2,3,4

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

public class RecentPagesTooMany {
    private static final int LIMIT = 3;

    static class Recent<K, V> extends LinkedHashMap<K, V> {
        Recent() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > LIMIT + 1;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Recent<Integer, String> pages = new Recent<>();
        for (int i = 0; i < 5; i++) {
            int page = random.nextInt(9);
            if (pages.get(page) == null) {
                pages.put(page, "page " + page);
            }
            assert pages.containsKey(page);
            assert pages.size() <= LIMIT; // expect: violated assert
        }
    }
}
