// verdict: SAFE
// twin: ParsedSumOverflows
// about: Two numbers from the command line are added up as longs.
// run: args=2147483647,1
// run: args=1,x

public class ParsedSumSafe {
    static int read(String s) {
        try {
            return Math.max(0, Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        if (args.length < 2) {
            return;
        }
        int a = read(args[0]);
        int b = read(args[1]);
        long sum = (long) a + b;
        assert sum >= a && sum >= b;
    }
}
