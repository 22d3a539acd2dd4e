// verdict: SAFE
// twin: RecentPagesTooMany
// about: The pages that were seen last, at most three.
// run: values=1,2,3,1,4
// run: values=1,1,1,1,1

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

public class RecentPagesSafe {
    private static final int LIMIT = 3;

    static class Recent<K, V> extends LinkedHashMap<K, V> {
        Recent() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > LIMIT;
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
            assert pages.size() <= LIMIT;
        }
    }
}
