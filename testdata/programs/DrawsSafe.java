// verdict: SAFE
// twin: DrawsNegative
// about: Draws as many numbers as there are arguments.
// run: args=x
import java.util.SplittableRandom;

public class DrawsSafe {
    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(7);
        assert random.ints(args.length) != null;
    }
}
