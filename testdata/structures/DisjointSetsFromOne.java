// verdict: UNSAFE
// twin: DisjointSetsSafe
// about: Disjoint sets as an array of parents, with path halving; all parents are in the array.
// about: The sets are numbered from one, the array from zero.
// run: values=0,0
// run: values=1,0
// run: values=2,1,0,0

import java.util.Random;

public class DisjointSetsFromOne {
    private final int[] parent;

    DisjointSetsFromOne(int n) {
        parent = new int[n];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i + 1;
        }
    }

    int find(int x) {
        while (parent[x] != x) { // expect: violated array-index
            parent[x] = parent[parent[x]]; // expect: violated array-index
            x = parent[x];
        }
        return x;
    }

    void union(int x, int y) {
        parent[find(x)] = find(y);
    }

    public static void main(String[] args) {
        Random random = new Random();
        int n = 1 + random.nextInt(20);
        DisjointSetsFromOne sets = new DisjointSetsFromOne(n);
        int unions = random.nextInt(20);
        for (int i = 0; i < unions; i++) {
            sets.union(random.nextInt(n), random.nextInt(n));
        }
        int representative = sets.find(0);
        assert 0 <= representative && representative < n;
    }
}
