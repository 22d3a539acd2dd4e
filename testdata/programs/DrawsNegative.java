// verdict: UNSAFE
// twin: DrawsSafe
// about: Draws one number less than there are arguments.
// about: A negative number of draws is refused by a method in a package of the JDK that is not exported.
// run:
import java.util.SplittableRandom;

public class DrawsNegative {
    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(7);
        assert random.ints(args.length - 1) != null; // expect: violated uncaught-exception
    }
}
