// verdict: UNSAFE
// twin: ArgsCountSafe
// about: Two numbers are expected on the command line.
// about: Nobody checks that both are there.
// run: args=1
// run:

public class ArgsCountUnchecked {
    public static void main(String[] args) {
        int x = Integer.parseInt(args[0]); // expect: violated array-index
        int y = Integer.parseInt(args[1]); // expect: violated array-index
        int larger = x > y ? x : y;
        assert larger >= x && larger >= y;
    }
}
