// verdict: SAFE
// twin: HashChainRemainder
// about: A hash table with chains: a key is only in the chain of its own bucket.
// run: values=3,16,-1,3,8

import java.util.Random;

public class HashChainSafe {
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
        return key & 7;
    }

    void add(int key) {
        int b = bucket(key);
        buckets[b] = new Entry(key, buckets[b]);
    }

    boolean contains(int key) {
        for (Entry e = buckets[bucket(key)]; e != null; e = e.next) {
            if (e.key == key) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Random random = new Random();
        HashChainSafe set = new HashChainSafe();
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
