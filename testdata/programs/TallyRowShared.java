// verdict: UNSAFE
// twin: TallySafe
// about: Votes of two wards for three parties are counted in a table, and all votes in a counter.
// about: The wards share one row, so each vote is counted twice.
// run: values=1,0,2,0

import java.util.Random;

public class TallyRowShared {
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
        TallyRowShared tally = new TallyRowShared();
        tally.votes[1] = tally.votes[0];
        while (random.nextInt(2) == 1) {
            tally.vote(random.nextInt(2), random.nextInt(3));
        }
        assert tally.sum() == tally.all; // expect: violated assert
    }
}
