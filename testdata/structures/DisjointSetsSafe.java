// verdict: SAFE
// twin: DisjointSetsFromOne
// about: Disjoint sets as an array of parents, with path halving; all parents are in the array.
// run: values=4,3,0,1,2,3,0,3

import java.util.Random;

public class DisjointSetsSafe {
    private final int[] parent;

    DisjointSetsSafe(int n) {
        parent = new int[n];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i;
        }
    }

    int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
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
        DisjointSetsSafe sets = new DisjointSetsSafe(n);
        int unions = random.nextInt(20);
        for (int i = 0; i < unions; i++) {
            sets.union(random.nextInt(n), random.nextInt(n));
        }
        int representative = sets.find(0);
        assert 0 <= representative && representative < n;
    }
}
