// verdict: SAFE
// twin: ArgsCountUnchecked
// about: Two numbers are expected on the command line.
// run: args=1,2
// run: args=1

public class ArgsCountSafe {
    public static void main(String[] args) {
        if (args.length < 2) {
            System.out.println("two numbers, please");
            return;
        }
        int x = Integer.parseInt(args[0]);
        int y = Integer.parseInt(args[1]);
        int larger = x > y ? x : y;
        assert larger >= x && larger >= y;
    }
}
