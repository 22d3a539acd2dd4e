// verdict: UNSAFE
// twin: HashChainSafe
// about: A hash table with chains: a key is only in the chain of its own bucket.
// about: The remainder of a negative key is negative.
// run: values=1,-1
// run: values=0,-9

import java.util.Random;

public class HashChainRemainder {
    static class Entry {
        final int key;
        final Entry next;

        Entry(int key, Entry next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Entry[] buckets = new Entry[8];

    static int bucket(int key) {
        return key % 8;
    }

    void add(int key) {
        int b = bucket(key);
        buckets[b] = new Entry(key, buckets[b]); // expect: violated array-index
    }

    boolean contains(int key) {
        for (Entry e = buckets[bucket(key)]; e != null; e = e.next) { // expect: violated array-index
            if (e.key == key) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Random random = new Random();
        HashChainRemainder set = new HashChainRemainder();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            set.add(random.nextInt());
        }
        set.contains(random.nextInt());
        for (int b = 0; b < set.buckets.length; b++) {
            Entry e = set.buckets[b];
            assert e == null || bucket(e.key) == b;
        }
    }
}
