// verdict: SAFE
// twin: ThrowDiceOfSeven
// about: Two dice are thrown by doubles, and a table counts what they show.
// run: values=0.5,0.25,0.5,0.25,0.5,0.25,0.5,0.25,0.5,0.25,0.5,0.25,0.5,0.25,0.5,0.25,0.5,0.25,0.5,0.25

import java.util.Random;

public class ThrowDiceSafe {
    private static final int THROWS = 20;
    private final Random random = new Random();
    private final int[] seen = new int[6];

    int throwOne() {
        return (int) (random.nextDouble() * 6);
    }

    void play() {
        for (int i = 0; i < THROWS; i++) {
            int die = throwOne();
            seen[die]++;
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
        ThrowDiceSafe table = new ThrowDiceSafe();
        table.play();
        int best = table.mostOften();
        System.out.println("most often: " + (best + 1) + ", " + table.seen[best] + " times");
    }
}
