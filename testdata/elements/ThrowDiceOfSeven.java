// verdict: UNSAFE
// twin: ThrowDiceSafe
// about: Two dice are thrown by doubles, and a table counts what they show.
// about: The number of a die's sides is one too large.
// run: values=0.99

import java.util.Random;

public class ThrowDiceOfSeven {
    private static final int THROWS = 20;
    private final Random random = new Random();
    private final int[] seen = new int[6];

    int throwOne() {
        return (int) (random.nextDouble() * 7);
    }

    void play() {
        for (int i = 0; i < THROWS; i++) {
            int die = throwOne();
            seen[die]++; // expect: violated array-index
        }
    }

    int mostOften() {
        int best = 0;
        for (int i = 1; i < seen.length; i++) {
            if (seen[i] > seen[best]) {
                best = i;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        ThrowDiceOfSeven table = new ThrowDiceOfSeven();
        table.play();
        int best = table.mostOften();
        System.out.println("most often: " + (best + 1) + ", " + table.seen[best] + " times");
    }
}
