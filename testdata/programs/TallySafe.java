// verdict: SAFE
// twin: TallyRowShared
// about: Votes of two wards for three parties are counted in a table, and all votes in a counter.
// about: The wards have a row each.
// run: values=1,0,2,1,1,0,0

import java.util.Random;

public class TallySafe {
    private final int[][] votes = new int[2][3];
    private int all;

    void vote(int ward, int party) {
        votes[ward][party]++;
        all++;
    }

    int sum() {
        int sum = 0;
        for (int[] ward : votes) {
            for (int n : ward) {
                sum += n;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        Random random = new Random();
        TallySafe tally = new TallySafe();
        while (random.nextInt(2) == 1) {
            tally.vote(random.nextInt(2), random.nextInt(3));
        }
        assert tally.sum() == tally.all;
    }
}
