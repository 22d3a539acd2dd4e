// verdict: UNSAFE
// twin: ListMapSafe
// about: A map from numbers to numbers as a list of entries.
// about: The number for a key that may not be there is read.
// run: values=1,2,5,4

import java.util.Random;

public class ListMapMissingKey {
    static class Entry {
        final int key;
        int count;
        final Entry next;

        Entry(int key, int count, Entry next) {
            this.key = key;
            this.count = count;
            this.next = next;
        }
    }

    private Entry entries;

    Entry find(int key) {
        for (Entry e = entries; e != null; e = e.next) {
            if (e.key == key) {
                return e;
            }
        }
        return null;
    }

    void put(int key, int count) {
        Entry e = find(key);
        if (e == null) {
            entries = new Entry(key, count, entries);
        } else {
            e.count = count;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        ListMapMissingKey map = new ListMapMissingKey();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            map.put(random.nextInt(5), random.nextInt(10));
        }
        int wanted = random.nextInt(5);
        Entry e = map.find(wanted);
        int count = e.count; // expect: violated null-dereference
        assert 0 <= count && count < 10;
        assert e == null || e.key == wanted;
    }
}
